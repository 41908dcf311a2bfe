/** In this order, because a browser also names those that it is compatible with. */
const browsers: readonly (readonly [name: string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** In this order, because Android names Linux, and an iPhone names Mac OS X. */
const systems: readonly (readonly [name: string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Names a device for its user by its User-Agent, such as 'Chrome on Windows'; '' when it is unknown. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser === '' || system === '' ? browser || system : `${browser} on ${system}`;
}
