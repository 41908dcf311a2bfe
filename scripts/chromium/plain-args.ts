/** No sandbox: containers have none to give. The rest keeps the browser from calling home while something is looked at. */
export const plainArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
