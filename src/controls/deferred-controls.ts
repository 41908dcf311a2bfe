import type { Field, Fields } from '#fields/field.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';

/** The controls that many forms do not need. A form fetches those of its own fields when it opens. */
export const deferredControls = {
  select: lazyCode(() => import('./select-control.tsx')),
  multiSelect: lazyCode(() => import('./multi-select-control.tsx')),
  time: lazyCode(() => import('./time-control.tsx')),
  image: lazyCode(() => import('./image-control.tsx')),
  richText: lazyCode(() => import('./rich-text-control.tsx')),
} as const;

/** Fetches the controls of these fields. */
export async function loadControls(fields: Fields): Promise<void> {
  await Promise.all(Object.values(fields).map(loadControl));
}

async function loadControl(field: Field): Promise<unknown> {
  switch (field.kind) {
    case 'rows':
      return await Promise.all(Object.values(field.row).map(loadControl));
    case 'dateTime':
    case 'date':
      return await deferredControls.time.load();
    case 'select':
    case 'multiSelect':
    case 'image':
    case 'richText':
      return await deferredControls[field.kind].load();
    case 'text':
    case 'choice':
    case 'status':
      return undefined;
  }
}
