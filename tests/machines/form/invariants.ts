import { visibleErrors } from '#machines/form/errors.ts';
import { canRestore, canSave, changedFields, type FormSnapshot, isDirty, isUnsaved } from '#machines/form/selectors.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, notices, starts, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';

const { before, after } = statesOf<FormSnapshot>();
/** The data of a result, or the current record of an outdated one. */
const resultData = ({ by }: Edge) => {
  const output = by.event['output'] as { data?: unknown; current?: unknown } | undefined;
  return output?.data ?? output?.current;
};
const isFound = ({ by }: Edge) => by.label === 'lookUp ends (saved)' || by.event.type === 'form.chooseFound';

const currentRecord = ({ by }: Edge) => (by.event['output'] as { current: FormValues }).current;
/** The version that the scenario's server gives to a record. */
const versionOf = (record: FormValues) => (record['name'] === 'Lions' ? '"1"' : '"2"');

/** Invariants of a form, checked on every transition of every path. */
export const formInvariants: Invariants = {
  'the version is that of the base': (edge) => {
    const { base, version } = after(edge).context;
    return version === null || version === versionOf(base);
  },
  'the version of the changed record is shown with it': (edge) => {
    const { changedElsewhere, versionElsewhere } = after(edge).context;
    return changedElsewhere === null || versionElsewhere === null || versionElsewhere === versionOf(changedElsewhere);
  },
  'sends again over a newer version only if others changed no field to another value': (edge) => {
    if (!edge.by.label.startsWith('save ends (outdated') || before(edge).context.mode === 'create') return true;
    const record = currentRecord(edge);
    const { base, values } = before(edge).context;
    const isTheirs = Object.keys(values).some((name) => record[name] !== base[name] && record[name] !== values[name]);
    const mine = Object.keys(values).filter((name) => values[name] !== base[name]);
    const isSame = Object.keys(values).every((name) => record[name] === values[name]);
    if (mine.length > 0 && isSame) return after(edge).matches('saved');
    return isTheirs ? after(edge).matches('comparing') : after(edge).matches('saving');
  },
  'reports unsaved input until the form ends': (edge) =>
    isUnsaved(after(edge)) === (isDirty(after(edge).context) && edge.snapshot.status !== 'done'),
  'only the user changes the input: by typing, by a draft and by resolutions': (edge) => {
    if (after(edge).context.values === before(edge).context.values) return true;
    if (isFound(edge)) return true;
    if (isBy(edge, 'form.change') || isBy(edge, 'form.discard') || isBy(edge, 'form.restore')) return true;
    const isFirstRecord = before(edge).matches('loading') && after(edge).context.values === resultData(edge);
    return isFirstRecord || (isBy(edge, 'form.save') && before(edge).matches('comparing'));
  },
  'a loaded record is the base of an edit, and a copy counts as unsaved': (edge) => {
    const { mode, base, initial, values } = after(edge).context;
    if (!before(edge).matches('loading') || !after(edge).matches('editing')) return true;
    return values === resultData(edge) && base === (mode === 'edit' ? values : initial);
  },
  'accepts a draft exactly when canRestore is true': (edge) =>
    !isBy(edge, 'form.restore') || canRestore(before(edge)) === isTaken(edge),
  'marks a new record unsure from a send without a response until its result is known': (edge) => {
    const { isUnsure, mode } = after(edge).context;
    const was = before(edge).context.isUnsure;
    if (isUnsure === was) return true;
    if (was) {
      const isKnown = isFound(edge) || edge.by.label === 'lookUp ends (not saved)';
      return isKnown || isBy(edge, 'form.discard') || isBy(edge, 'form.restore');
    }
    const isUnanswered = edge.by.label === 'save ends (unknown)' || edge.by.event['isUnsure'] === true;
    return mode === 'create' && isUnanswered;
  },
  'is unsure after every send without a response, and after every draft of one': (edge) => {
    const isUnanswered = edge.by.label === 'save ends (unknown)' || edge.by.event['isUnsure'] === true;
    const isNew = after(edge).context.mode === 'create' && isTaken(edge);
    return !isUnanswered || !isNew || after(edge).context.isUnsure;
  },
  'sends an edit only over a version that the server compares, or a record without unseen changes': (edge) => {
    const { mode, version } = after(edge).context;
    if (starts(edge, 'save').length === 0 || mode === 'create' || version !== null) return true;
    const record = resultData(edge) as FormValues;
    const { base, values } = before(edge).context;
    const isTheirsAlone = (name: string) => record[name] !== base[name] && record[name] !== values[name];
    return before(edge).matches('reading') && !Object.keys(record).some(isTheirsAlone);
  },
  'shows the changes of others and sends nothing meanwhile': (edge) => {
    if (!after(edge).matches('comparing') || before(edge).matches('comparing')) return true;
    const { changedElsewhere, resolutions } = after(edge).context;
    return changedElsewhere === resultData(edge) && isSame(resolutions, {}) && edge.effects.starts.length === 0;
  },
  'sends only on Save, or after the awaited sign-in': (edge) =>
    starts(edge, 'save').length === 0 ||
    (isBy(edge, 'form.save') && (before(edge).matches('editing') || before(edge).matches('comparing'))) ||
    edge.by.label.startsWith('save ends (outdated') ||
    (isBy(edge, 'form.sendAgain') && before(edge).matches({ editing: 'unsure' })) ||
    (isBy(edge, 'session.resumed') && before(edge).matches({ awaitingSignIn: 'toSave' })) ||
    before(edge).matches('lookingUpFirst') ||
    before(edge).matches('reading'),
  'repeats a create without a response only after a lookup without a match, or on request of the user': (edge) =>
    starts(edge, 'save').length === 0 ||
    !before(edge).context.looksFirst ||
    edge.by.label === 'lookUp ends (not saved)' ||
    isBy(edge, 'form.sendAgain'),
  'looks up the sent values, repeatedly after a send and once before the next': (edge) =>
    starts(edge, 'lookUp').every(({ input }) => {
      const { sent, newestBefore } = after(edge).context;
      const isRepeated = after(edge).matches('lookingUp');
      return sent !== null && isSame(input, { values: sent, newestBefore, isRepeated, hasKey: false });
    }),
  'a lookup ends the form only if the values are those that were sent': (edge) =>
    !isFound(edge) || after(edge).status !== 'done' || isSame(before(edge).context.sent, before(edge).context.values),
  'sends the values with their base': (edge) =>
    starts(edge, 'save').every(({ input }) => {
      const { mode, id, base, version, values, isUnsure, newestBefore } = after(edge).context;
      const due = { mode, id, base, version, values, isUnsure, newestBefore, key: null };
      return isSame(input, due) && after(edge).context.sent === values;
    }),
  'sends only valid values, and focuses the first invalid field': (edge) => {
    if (!isBy(edge, 'form.save') || !before(edge).matches('editing')) return true;
    const [wrong] = Object.keys(validate(before(edge).context.values));
    const { mode, version, looksFirst } = before(edge).context;
    const isEdit = mode === 'edit';
    if (isEdit && before(edge).matches({ editing: 'unconfirmed' })) return after(edge).matches('checking');
    const isUnversioned = version === null || edge.by.event['isUnversioned'] === true;
    const due = looksFirst ? 'lookUp' : isEdit && isUnversioned ? 'load' : 'save';
    if (wrong === undefined) return starts(edge, due).length === 1;
    const isFocused = edge.effects.emits.some(({ type, name }) => type === 'form.focusField' && name === wrong);
    return starts(edge, 'save').length === 0 && isFocused;
  },
  'shows every broken rule after a rejected press': (edge) => {
    if (!isBy(edge, 'form.save') || !before(edge).matches('editing') || !after(edge).matches('editing')) return true;
    const shown = visibleErrors(after(edge).context);
    return Object.entries(validate(after(edge).context.values)).every(([path, message]) => shown[path] === message);
  },
  'shows no rule as broken that is not': (edge) => {
    const { context } = after(edge);
    const broken = validate(context.values);
    const shown = Object.entries(visibleErrors(context));
    return shown.every(([path, message]) => broken[path] === message || context.serverErrors[path] === message);
  },
  'reports success exactly when the record is stored': (edge) => {
    const isDone = after(edge).status === 'done';
    const isStored =
      before(edge).matches('checking') && after(edge).matches('editing') && notices(edge, 'success').length > 0;
    const isKnown = isFound(edge) && isTaken(edge);
    return notices(edge, 'success').length === (isDone || isStored || isKnown ? 1 : 0);
  },
  'is busy exactly while an effect runs': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'accepts Save exactly while editing and while comparing': (edge) =>
    canSave(before(edge)) === before(edge).matches('editing') &&
    (!isBy(edge, 'form.save') || before(edge).matches('comparing') || canSave(before(edge)) === isTaken(edge)),
  'is dirty exactly when a field differs from the record': (edge) => {
    const { values, base } = after(edge).context;
    const names = Object.keys(values).filter((name) => values[name] !== base[name]);
    return isSame(changedFields(after(edge).context), names) && isDirty(after(edge).context) === names.length > 0;
  },
};
