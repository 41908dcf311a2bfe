import { type ImportRow, statusOf } from '#machines/import/row.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import { NOT_RECEIVED } from '#machines/import/texts.ts';
import type { StagedImport } from '../stage.ts';
import type { ImportButton, VisibleImport, VisibleRow } from './visible-import.ts';

const buttons: readonly ImportButton[] = ['start', 'pause', 'goOn', 'back', 'retryFailed', 'close'];

/** As `screens/entity/import/import-screen.tsx` shows it. */
export function readImport({ series, loading, work }: StagedImport): VisibleImport {
  const snapshot = work?.getSnapshot();
  if (snapshot === undefined) {
    const stage = loading === 'failed' ? 'failed' : 'loading';
    const isStored = { isNew: false, isStored: false, trouble: null, isUnstored: false };
    return { series, stage, rows: [], questions: [], can: [], showsNotReceived: false, ...isStored };
  }
  const { rows, resolved, failure, trouble, isUnstored, revision, written } = snapshot.context;
  const isWritten = revision > 0 && rows === written;
  const isActive = snapshot.status === 'active';
  return {
    series,
    stage: stageOf(snapshot),
    rows: rows.map(visibleRow),
    questions: (resolved?.questions ?? []).map(({ id, options }) => ({
      id,
      options: options.map(({ value }) => value),
    })),
    can: isActive ? buttons.filter((button) => snapshot.can({ type: `import.${button}` })) : [],
    showsNotReceived: failure?.message === NOT_RECEIVED.message,
    isNew: revision === 0,
    isStored: isWritten && trouble === null && !isUnstored,
    trouble,
    isUnstored,
  };
}

function stageOf(snapshot: ImportSnapshot): VisibleImport['stage'] {
  if (snapshot.status !== 'active') return 'over';
  if (snapshot.matches('elsewhere')) return 'elsewhere';
  if (snapshot.matches({ preparing: 'choosing' })) return 'choosing';
  if (snapshot.matches({ preparing: 'mapping' })) return 'matching';
  if (snapshot.matches({ preparing: { converting: 'asking' } })) return 'asking';
  if (snapshot.matches({ preparing: { converting: 'offline' } })) return 'offline';
  if (snapshot.matches({ open: 'checking' })) return 'checking';
  if (snapshot.matches({ open: 'sending' })) return 'sending';
  if (snapshot.matches({ open: 'paused' })) return 'stopped';
  return snapshot.matches({ open: 'finished' }) ? 'finished' : 'busy';
}

function visibleRow(row: ImportRow): VisibleRow {
  const { values, progress, existing } = row;
  const id = progress.kind === 'created' && progress.id !== null ? Number(progress.id) : null;
  const [name, fullName] = [textOf(values['name']), textOf(values['full_name'])];
  return { name, fullName, status: statusOf(row), id, hasExisting: existing.length > 0 };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
