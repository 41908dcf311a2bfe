/** DOM libraries decode no pictures: here each has one pixel. */
export function fakeBitmap(): void {
  const bitmap = { width: 1, height: 1, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
}
