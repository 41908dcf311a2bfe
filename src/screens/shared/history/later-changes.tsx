import type { Entity } from '#entities/define.ts';
import { valuesOf } from '#fields/wire.ts';
import { useText } from '#i18n/use-text.ts';
import { differingFields } from '#machines/form/compare.ts';
import type { HistoryEntry } from '#machines/history/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { DraftDifferences } from '../draft/draft-differences.tsx';

interface LaterChangesProps {
  readonly entry: HistoryEntry;
  readonly entity: Entity;
  /** The record as it is now. */
  readonly current: ListRow;
}

/** The fields that a restore would replace: as they are now, and as they would be. */
export function LaterChanges({ entry, entity, current }: LaterChangesProps) {
  const text = useText();
  const { fields } = entity;
  const former = Object.fromEntries(entry.changes.map(({ field, before }) => [field, before]));
  const now = valuesOf(fields, 'edit', current);
  const restored = valuesOf(fields, 'edit', { ...current, ...former });
  const differences = differingFields(now, restored).map((name) => ({
    name,
    base: now[name],
    theirs: now[name],
    mine: restored[name],
    by: 'mine' as const,
  }));
  return (
    <DraftDifferences
      fields={fields}
      differences={differences}
      resolutions={{}}
      theirs={text('Now')}
      mine={text('After the restore')}
    />
  );
}
