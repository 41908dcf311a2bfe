/**
 * In place of the package of this name in the build: React has not read `propTypes` since 19, and downshift only lists
 * them. Whatever is asked of it, it gives itself.
 */
const anyType: unknown = new Proxy(() => anyType, { get: () => anyType });

// biome-ignore lint/style/noDefaultExport: the package it stands for has one
export default anyType;
