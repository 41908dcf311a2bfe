import type { Entity } from '#entities/define.ts';

/** The name of an entity's field with a point table. */
export function pointsField({ fields }: Entity): string | undefined {
  return Object.entries(fields).find(([, field]) => field.kind === 'rows' && field.editor === 'points')?.[0];
}
