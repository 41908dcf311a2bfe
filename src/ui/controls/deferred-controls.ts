import type { ComponentType } from 'react';
import type { Field, Fields } from '#fields/field.ts';
import { type LazyCode, lazyCode } from '#ui/loading/lazy-code.ts';
import type { ControlProps } from './control.ts';

/** For each kind of these fields but rows its control; null if it comes with every form. */
export type Controls<F extends { readonly kind: string }> = {
  readonly [K in Exclude<F['kind'], 'rows'>]: LazyCode<
    ComponentType<ControlProps<Extract<F, { readonly kind: K }>>>
  > | null;
};

const time = lazyCode(async () => (await import('./time-control.tsx')).TimeControl);

/** The controls that many forms do not need. A form fetches those of its own fields when it opens. */
export const deferredControls = {
  text: null,
  choice: null,
  status: null,
  select: lazyCode(async () => (await import('./select-control.tsx')).SelectControl),
  multiSelect: lazyCode(async () => (await import('./multi-select-control.tsx')).MultiSelectControl),
  dateTime: time,
  date: time,
  image: lazyCode(async () => (await import('./image-control.tsx')).ImageControl),
  richText: lazyCode(async () => (await import('./rich-text-control.tsx')).RichTextControl),
} satisfies Controls<Field>;

/** Fetches the controls of these fields. */
export async function loadControls(fields: Fields): Promise<void> {
  await Promise.all(Object.values(fields).map(loadControl));
}

async function loadControl(field: Field): Promise<void> {
  if (field.kind === 'rows') await loadControls(field.row);
  else await deferredControls[field.kind]?.load();
}
