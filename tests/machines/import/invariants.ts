import type { ImportRow } from '#machines/import/row.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import type { RowToSend, StoredImport } from '#machines/import/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, starts, statesOf } from '../support/read-edge.ts';

const { before, after } = statesOf<ImportSnapshot>();
const rowsIn = ({ context }: ImportSnapshot): readonly ImportRow[] => context.rows;
const isOpen = (snapshot: ImportSnapshot) => snapshot.matches('open');
const isSending = (snapshot: ImportSnapshot) => snapshot.matches({ open: 'sending' });
const hasEnded = (edge: Edge, src: string) => edge.by.label.startsWith(`${src} ends`) && isTaken(edge);

/** Invariants of an import, checked on every transition of every path. */
export const importInvariants: Invariants = {
  'makes one call at a time': (edge) =>
    [...starts(edge, 'send'), ...starts(edge, 'lookUp'), ...starts(edge, 'store')].length < 2,
  'sends a row only after its write, except if the user agreed to continue without': (edge) =>
    starts(edge, 'send').length === 0 ||
    after(edge).context.isUnstored ||
    edge.by.label === 'store ends (stored)' ||
    before(edge).matches({ open: { sending: 'lookingUp' } }),
  'stores the key of a row before it is sent': (edge) =>
    !after(edge).matches({ open: { sending: 'storing' } }) ||
    starts(edge, 'store').every(({ input }) => {
      const { rows } = input as StoredImport;
      return rows.some(({ progress }) => progress.kind === 'sending');
    }),
  'sends a row with its own key, in the series of the import': (edge) =>
    [...starts(edge, 'send'), ...starts(edge, 'lookUp')].every(({ input }) => {
      const { at, key, series, values } = input as RowToSend;
      const row = rowsIn(after(edge))[at];
      return (
        row?.progress.kind === 'sending' &&
        row.progress.key === key &&
        row.values === values &&
        series === after(edge).context.series
      );
    }),
  'sends only valid rows that the user does not skip': (edge) =>
    starts(edge, 'send').every(({ input }) => {
      const { at, action } = input as RowToSend;
      const row = rowsIn(after(edge))[at];
      return row !== undefined && row.action === action && Object.keys(row.errors).length === 0;
    }),
  'updates a record only if exactly one exists': (edge) =>
    starts(edge, 'send').every(({ input }) => {
      const { action, existing } = input as RowToSend;
      return action !== 'update' || existing.length === 1;
    }),
  'sends a row without a response again only after a lookup that did not find it': (edge) =>
    starts(edge, 'send').length === 0 ||
    !before(edge).matches({ open: { sending: 'lookingUp' } }) ||
    /^lookUp ends \((not saved|repeatable)\)$/.test(edge.by.label),
  'looks a row up after every call without a response of the contract': (edge) =>
    !/^send ends \((unknown|fault)\)$/.test(edge.by.label) ||
    !isTaken(edge) ||
    after(edge).matches({ open: { sending: 'lookingUp' } }),
  'looks up before it sends anything, if a row may have been sent': (edge) => {
    const mayBeSent = rowsIn(before(edge)).some(({ progress }) => progress.kind === 'sending');
    return !mayBeSent || isSending(before(edge)) || !isSending(after(edge)) || starts(edge, 'send').length === 0;
  },
  'keeps every result, except of a failed row': (edge) =>
    !isOpen(before(edge)) ||
    !isOpen(after(edge)) ||
    rowsIn(before(edge)).every((row, at) => {
      const { kind } = row.progress;
      if (kind !== 'created' && kind !== 'updated') return true;
      return rowsIn(after(edge))[at]?.progress === row.progress;
    }),
  'sends an unknown row again only on the word of the user': (edge) =>
    rowsIn(before(edge)).every(
      ({ progress }, at) =>
        progress.kind !== 'unknown' ||
        !isOpen(before(edge)) ||
        !isOpen(after(edge)) ||
        rowsIn(after(edge))[at]?.progress === progress ||
        isBy(edge, 'import.decide'),
    ),
  'has a new key for other values, and after a rejection': (edge) =>
    rowsIn(before(edge)).every((row, at) => {
      const next = isOpen(before(edge)) && isOpen(after(edge)) ? rowsIn(after(edge))[at] : undefined;
      if (next === undefined) return true;
      const mustChange =
        next.values !== row.values || (row.progress.kind === 'failed' && next.progress !== row.progress);
      return !mustChange || next.attempt > row.attempt;
    }),
  'marks a rejected row with the message of the server': (edge) =>
    !/^send ends \((rejected|refused name|outdated)\)$/.test(edge.by.label) ||
    !isTaken(edge) ||
    rowsIn(after(edge)).some(({ progress }) => progress.kind === 'failed' && /Refused|Outdated/.test(progress.message)),
  'sends nothing until the user agrees, if the device has no space': (edge) =>
    !before(edge).matches({ open: { sending: 'unstorable' } }) ||
    (starts(edge, 'send').length === 0 && (starts(edge, 'remove').length === 0 || isBy(edge, 'import.goOn'))),
  'deletes what is stored before it sends rows that cannot be stored': (edge) =>
    before(edge).context.isUnstored || !after(edge).context.isUnstored || edge.by.label === 'remove ends (removed)',
  'says that a reload would lose the import exactly after a failed write': (edge) =>
    !edge.by.label.startsWith('store ends') ||
    !isTaken(edge) ||
    (after(edge).context.trouble !== null) === (edge.by.label === 'store ends (full)'),
  'continues by itself when the network is back': (edge) =>
    !isBy(edge, 'import.reconnected') ||
    !before(edge).matches({ open: { sending: 'offline' } }) ||
    (isSending(after(edge)) && after(edge).hasTag('busy')),
  'pauses only after the current row has a result, or waits': (edge) =>
    !isBy(edge, 'import.pause') || !before(edge).hasTag('busy') || isSame(after(edge).value, before(edge).value),
  'waits neither for the network nor for the user once the user has paused it': (edge) =>
    !(
      after(edge).matches({ open: { sending: 'offline' } }) || after(edge).matches({ open: { sending: 'unstorable' } })
    ) || !after(edge).context.isPausing,
  'announces every stop to the list': (edge) =>
    !(
      isSending(before(edge)) &&
      (after(edge).matches({ open: 'paused' }) || after(edge).matches({ open: 'finished' }))
    ) ||
    before(edge).matches({ open: { sending: 'settling' } }) ||
    edge.effects.emits.some(({ type }) => type === 'import.ended'),
  'finishes only if no row waits': (edge) =>
    !after(edge).matches({ open: 'finished' }) ||
    rowsIn(after(edge)).every(({ progress, errors, action }) =>
      progress.kind === 'waiting' ? action === 'skip' || Object.keys(errors).length > 0 : progress.kind !== 'sending',
    ),
  'changes the import only while this window holds the lock': (edge) =>
    isOpen(after(edge)) || [...starts(edge, 'send'), ...starts(edge, 'lookUp'), ...starts(edge, 'store')].length === 0,
  'opens only with the lock': (edge) => isOpen(before(edge)) || !isOpen(after(edge)) || hasEnded(edge, 'acquire'),
  'starts by itself never': (edge) =>
    isSending(before(edge)) ||
    !isSending(after(edge)) ||
    ['import.start', 'import.goOn', 'import.retryFailed', 'import.decide'].includes(edge.by.event.type) ||
    before(edge).matches({ open: 'findingFirst' }),
  'keeps what the user typed': (edge) =>
    !isOpen(before(edge)) ||
    !isOpen(after(edge)) ||
    rowsIn(before(edge)).every(({ edited }, at) =>
      Object.entries(edited).every(([name, value]) => rowsIn(after(edge))[at]?.values[name] === value),
    ),
  'has as many rows as the sheet': (edge) =>
    !after(edge).matches('acquiring') || !hasEnded(edge, 'convert') || rowsIn(after(edge)).length === 1,
  'is busy exactly while it waits for an effect that the user waits for': (edge) =>
    after(edge).hasTag('busy') ===
    Object.keys(after(edge).children).some(
      (id) => !/open$|elsewhere$|checking\.storing$/.test(id.replace(/^\d+\./, '')),
    ),
};
