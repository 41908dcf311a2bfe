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
const notices = ({ effects }: Edge, kind: string) => effects.emits.filter((emitted) => emitted['kind'] === kind);
interface Output {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly current?: Readonly<Record<string, unknown>>;
  readonly version?: string | null;
}

const outputOf = ({ by }: Edge) => by.event['output'] as Output | undefined;
/** The data of a result, or the current record of an outdated one. */
const resultData = (edge: Edge) => outputOf(edge)?.data ?? outputOf(edge)?.current;
const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Invariants of sending a draft, checked on every transition of every path. */
export const draftSendInvariants: Invariants = {
  'clears the resolutions when the record changes again': (edge) => {
    const [was, is] = [before(edge).context.theirs, after(edge).context.theirs];
    return was === null || is === null || was === is || Object.keys(after(edge).context.resolutions).length === 0;
  },
  'keeps the resolutions while the record is unchanged': (edge) =>
    !isBy(edge, 'draftSend.resolve') ||
    edge.taken.length === 0 ||
    Object.keys(after(edge).context.resolutions).length > 0,
  'sends an edit only over a version that the server compares, or a record that is unchanged or was compared': (
    edge,
  ) => {
    const { mode, version } = after(edge).context;
    if (starts(edge, 'send').length === 0 || mode === 'create' || version !== null) return true;
    const { theirs, base } = before(edge).context;
    return before(edge).matches('reading') && isSameText(resultData(edge), theirs ?? base);
  },
  'sends a new record only on a press, or after the sign-in that the press awaited': (edge) =>
    starts(edge, 'send').length === 0 ||
    before(edge).context.mode === 'edit' ||
    isBy(edge, 'draftSend.send') ||
    /^lookUp ends \((not saved|repeatable)\)$/.test(edge.by.label) ||
    edge.by.label === 'send ends (outdated, lions)' ||
    (isBy(edge, 'session.resumed') && before(edge).matches({ awaitingSignIn: 'toStart' })),
  'looks up a new record without a response before it sends it again': (edge) =>
    starts(edge, 'send').length === 0 ||
    before(edge).context.mode === 'edit' ||
    !before(edge).context.isUnsure ||
    before(edge).matches('asking') ||
    before(edge).matches('lookingUpFirst'),
  'asks before it sends over another user’s change': (edge) => {
    const { base, values, theirs, resolutions, isEqual } = after(edge).context;
    if (starts(edge, 'send').length === 0 || theirs === null) return true;
    return unresolved(differencesOf({ base, values }, theirs, isEqual), resolutions).length === 0;
  },
  'sends the current record merged with the draft and the resolutions': (edge) =>
    starts(edge, 'send').every(({ input }) => {
      const { base, values, theirs, version, resolutions, isEqual } = after(edge).context;
      if (theirs === null) return isSameText(input, { base, values, version });
      const sent = merged({ base, values }, theirs, resolutions, isEqual);
      return isSameText(input, { base: theirs, values: sent, version });
    }),
  'the version is that of the record that was read or compared last': (edge) => {
    const [was, is] = [before(edge).context, after(edge).context];
    if (is.version === was.version || is.version === null) return true;
    return is.version === outputOf(edge)?.version && isSameText(is.theirs ?? is.base, resultData(edge));
  },
  'forgets the version of a comparison that ends without a send': (edge) =>
    before(edge).context.theirs === null || after(edge).context.theirs !== null || after(edge).context.version === null,
  'keeps the changes of others in fields that the draft does not change': (edge) =>
    starts(edge, 'send').every(({ input }) => {
      const { theirs } = after(edge).context;
      if (theirs === null) return true;
      const { values } = input as { values: Readonly<Record<string, unknown>> };
      return values['country'] === theirs['country'];
    }),
  'sends only valid values': (edge) =>
    starts(edge, 'send').every(({ input }) => (input as { values: { name: string } }).values.name !== ''),
  'is unsure after a send until a response says that nothing was stored': (edge) => {
    if (starts(edge, 'send').length > 0) return after(edge).context.isUnsure;
    if (!before(edge).context.isUnsure || after(edge).context.isUnsure) return true;
    return (
      /^send ends \((rejected|refused name|offline|sessionExpired|outdated, .*)\)$/.test(edge.by.label) ||
      (before(edge).matches('checking') && resultData(edge) !== undefined)
    );
  },
  'a new record stays unsure after a send without a response, whatever the next send returns': (edge) => {
    const { mode, wasUnsure } = after(edge).context;
    const isOver = after(edge).matches('idle') || after(edge).matches('awaitingSignIn');
    return mode === 'edit' || !isOver || !wasUnsure || after(edge).context.isUnsure;
  },
  'reads the record when an edit has no response, and sends nothing': (edge) => {
    if (edge.by.label !== 'send ends (unknown)' || edge.taken.length === 0) return true;
    const isEdit = before(edge).context.mode === 'edit';
    return (
      starts(edge, isEdit ? 'read' : 'lookUp').length === 1 && after(edge).matches(isEdit ? 'checking' : 'lookingUp')
    );
  },
  'treats a save without a response as stored only if every changed field is stored': (edge) => {
    if (!after(edge).matches('storedAlready') || before(edge).matches('storedAlready')) return true;
    if (isBy(edge, 'draftSend.chooseFound') || edge.by.label === 'lookUp ends (saved)') return true;
    const { base, values, wasUnsure } = before(edge).context;
    // After a send that was outdated, an earlier one may have stored the draft.
    const isUnsure = before(edge).matches('sending') ? wasUnsure : before(edge).context.isUnsure;
    const changed = Object.keys(values).filter((name) => values[name] !== base[name]);
    return isUnsure && changed.every((name) => values[name] === resultData(edge)?.[name]);
  },
  'deletes the draft of a stored record, then ends': (edge) =>
    (starts(edge, 'remove').length === 1) ===
      (after(edge).matches('storedAlready') && !before(edge).matches('storedAlready')) &&
    (!before(edge).matches('storedAlready') || edge.taken.length === 0 || after(edge).status === 'done'),
  'shows their changes before it sends mine': (edge) => {
    if (before(edge).matches('comparing') || !after(edge).matches('comparing')) return true;
    return after(edge).context.theirs === resultData(edge) && starts(edge, 'send').length === 0;
  },
  'shows a notice at every end': (edge) => {
    const hasFailed = /^(read|lookUp|send) ends \((rejected|offline|fault|refused name)\)$/.test(edge.by.label);
    const isSent =
      edge.by.label === 'send ends (ok)' ? after(edge).status === 'done' : starts(edge, 'remove').length === 1;
    return notices(edge, 'success').length === (isSent ? 1 : 0) && (!hasFailed || notices(edge, 'error').length === 1);
  },
  'is busy exactly while an effect runs': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'continues only on a press or a sign-in': (edge) =>
    edge.effects.starts.length === 0 ||
    isBy(edge, 'draftSend.send') ||
    isBy(edge, 'draftSend.chooseFound') ||
    isBy(edge, 'session.resumed') ||
    before(edge).hasTag('busy'),
};
