import { lazyCode } from '#ui/loading/lazy-code.ts';

export const listPartsCode = lazyCode(async () => (await import('./list-parts.ts')).listParts);
