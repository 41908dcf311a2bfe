import { lazyCode } from '#ui/loading/lazy-code.ts';

/** Few forms have a point table, and it has as much code as a form without one. */
export const pointTableCode = lazyCode(() => import('./point-table.tsx'));
