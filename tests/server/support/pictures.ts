/** The first bytes of each type of picture. */
const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
} as const;

export function pictureFile(kind: keyof typeof signatures, { bytes = 64, name = 'picture' } = {}): File {
  const content = new Uint8Array(bytes);
  content.set(signatures[kind]);
  return new File([content], name, { type: 'application/x-says-nothing' });
}
