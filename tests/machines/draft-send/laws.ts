import type { SnapshotFrom } from 'xstate';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { differencesOf, merged, unresolved } from '#machines/form/compare.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';

type DraftSendSnapshot = SnapshotFrom<typeof draftSendMachine>;

const before = ({ from }: Edge) => from.snapshot as DraftSendSnapshot;
const after = ({ snapshot }: Edge) => snapshot as DraftSendSnapshot;
const isBy = ({ by }: Edge, type: string) => by.event.type === type;
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);
const told = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
const answered = ({ by }: Edge) =>
  (by.event['output'] as { data?: Readonly<Record<string, unknown>> } | undefined)?.data;
const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the sending of a draft keeps to in every state of every path. */
export const draftSendLaws: Invariants = {
  'asks anew what was picked against a record that has changed once more': (edge) => {
    const [was, is] = [before(edge).context.theirs, after(edge).context.theirs];
    return was === null || is === null || was === is || Object.keys(after(edge).context.resolutions).length === 0;
  },
  'keeps what was picked while the record is as it was': (edge) =>
    !isBy(edge, 'draftSend.resolve') ||
    edge.taken.length === 0 ||
    Object.keys(after(edge).context.resolutions).length > 0,
  'sends an edit only after the record has been read, as it was known or as it was compared': (edge) => {
    if (starts(edge, 'send').length === 0 || before(edge).context.mode === 'create') return true;
    const { theirs, base } = before(edge).context;
    return before(edge).matches('reading') && isSameText(answered(edge), theirs ?? base);
  },
  'sends a new record by a press, or after the sign-in that the press waited for': (edge) =>
    starts(edge, 'send').length === 0 ||
    before(edge).context.mode === 'edit' ||
    isBy(edge, 'draftSend.send') ||
    edge.by.label === 'lookUp ends (not saved)' ||
    (isBy(edge, 'session.resumed') && before(edge).matches({ awaitingSignIn: 'toStart' })),
  'looks for a new record whose answer was lost before it sends it again': (edge) =>
    starts(edge, 'send').length === 0 ||
    before(edge).context.mode === 'edit' ||
    !before(edge).context.isUnsure ||
    before(edge).matches('asking') ||
    before(edge).matches('lookingUpFirst'),
  'asks before it sends over somebody else’s change': (edge) => {
    const { base, values, theirs, resolutions, isEqual } = after(edge).context;
    if (starts(edge, 'send').length === 0 || theirs === null) return true;
    return unresolved(differencesOf({ base, values }, theirs, isEqual), resolutions).length === 0;
  },
  'sends the record as it is now, with what is mine or picked in it': (edge) =>
    starts(edge, 'send').every(({ input }) => {
      const { base, values, theirs, resolutions, isEqual } = after(edge).context;
      if (theirs === null) return isSameText(input, { base, values });
      return isSameText(input, { base: theirs, values: merged({ base, values }, theirs, resolutions, isEqual) });
    }),
  'leaves what others have changed where the draft changes nothing': (edge) =>
    starts(edge, 'send').every(({ input }) => {
      const { theirs } = after(edge).context;
      if (theirs === null) return true;
      const { values } = input as { values: Readonly<Record<string, unknown>> };
      return values['country'] === theirs['country'];
    }),
  'sends nothing that breaks a rule': (edge) =>
    starts(edge, 'send').every(({ input }) => (input as { values: { name: string } }).values.name !== ''),
  'takes what was sent for uncertain until an answer says that nothing was done': (edge) => {
    if (starts(edge, 'send').length > 0) return after(edge).context.isUnsure;
    if (!before(edge).context.isUnsure || after(edge).context.isUnsure) return true;
    return (
      /^send ends \((rejected|refused name|offline|sessionExpired)\)$/.test(edge.by.label) ||
      (before(edge).matches('checking') && answered(edge) !== undefined)
    );
  },
  'keeps a new record uncertain whose first send was never answered, whatever becomes of the next': (edge) => {
    const { mode, wasUnsure } = after(edge).context;
    const isOver = after(edge).matches('idle') || after(edge).matches('awaitingSignIn');
    return mode === 'edit' || !isOver || !wasUnsure || after(edge).context.isUnsure;
  },
  'reads the record again when the answer to an edit is lost, and sends nothing': (edge) => {
    if (edge.by.label !== 'send ends (unknown)' || edge.taken.length === 0) return true;
    const isEdit = before(edge).context.mode === 'edit';
    return (
      starts(edge, isEdit ? 'read' : 'lookUp').length === 1 && after(edge).matches(isEdit ? 'checking' : 'lookingUp')
    );
  },
  'takes a lost save as done only if every field that it changes is stored': (edge) => {
    if (!after(edge).matches('storedAlready') || before(edge).matches('storedAlready')) return true;
    if (isBy(edge, 'draftSend.chooseFound') || edge.by.label === 'lookUp ends (saved)') return true;
    const { base, values, isUnsure } = before(edge).context;
    const changed = Object.keys(values).filter((name) => values[name] !== base[name]);
    return isUnsure && changed.every((name) => values[name] === answered(edge)?.[name]);
  },
  'removes the draft of a record that is stored, and ends then': (edge) =>
    (starts(edge, 'remove').length === 1) ===
      (after(edge).matches('storedAlready') && !before(edge).matches('storedAlready')) &&
    (!before(edge).matches('storedAlready') || edge.taken.length === 0 || after(edge).status === 'done'),
  'shows what is theirs before anything of mine goes out': (edge) => {
    if (!before(edge).matches('reading') || !after(edge).matches('comparing')) return true;
    return after(edge).context.theirs === answered(edge) && starts(edge, 'send').length === 0;
  },
  'tells every end, good or bad': (edge) => {
    const hasFailed = /^(read|lookUp|send) (ends \((rejected|offline|fault|refused name)\)|throws)$/.test(
      edge.by.label,
    );
    const isSent =
      edge.by.label === 'send ends (ok)' ? after(edge).status === 'done' : starts(edge, 'remove').length === 1;
    return told(edge, 'success').length === (isSent ? 1 : 0) && (!hasFailed || told(edge, 'error').length === 1);
  },
  'is busy exactly while an effect runs': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'goes on by a press or a sign-in only': (edge) =>
    edge.effects.starts.length === 0 ||
    isBy(edge, 'draftSend.send') ||
    isBy(edge, 'draftSend.chooseFound') ||
    isBy(edge, 'session.resumed') ||
    before(edge).hasTag('busy'),
};
