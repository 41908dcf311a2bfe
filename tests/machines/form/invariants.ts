import { visibleErrors } from '#machines/form/errors.ts';
import { canRestore, canSave, changedFields, type FormSnapshot, isDirty, isUnsaved } from '#machines/form/selectors.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { isBy, isSame, isTaken, notices, starts, statesOf } from '../support/read-edge.ts';
import { validate } from './scenario.ts';
import { versionInvariants } from './version-invariants.ts';

const { before, after } = statesOf<FormSnapshot>();
/** The data of a result, or the current record of an outdated one. */
const resultData = ({ by }: Edge) => {
  const output = by.event['output'] as { data?: unknown; current?: unknown } | undefined;
  return output?.data ?? output?.current;
};
const isOffline = ({ by }: Edge) => /^(load|save) ends \(offline\)$/.test(by.label);
const isFound = ({ by }: Edge) => by.label === 'lookUp ends (saved)' || by.event.type === 'form.chooseFound';

/** Invariants of a form, checked on every transition of every path. */
export const formInvariants: Invariants = {
  ...versionInvariants,
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
  'reads only the record that is edited or copied': (edge) => {
    const { mode, id, duplicateOf } = after(edge).context;
    const isStarted = after(edge).matches('loading') && !before(edge).matches('loading');
    const loads = starts(edge, 'load');
    const opened = after(edge).matches('loading') ? { isOpened: true } : {};
    const due = mode === 'edit' ? { id, ...opened } : { id: duplicateOf, isDuplicate: true };
    return loads.every(({ input }) => isSame(input, due)) && (!isStarted || loads.length === 1);
  },
  'changes only the field that the user edits': (edge) => {
    if (!isBy(edge, 'form.change') || !isTaken(edge)) return true;
    const { name, value } = edge.by.event as unknown as { name: string; value: unknown };
    return isSame(after(edge).context.values, { ...before(edge).context.values, [name]: value });
  },
  'discard returns to the record, or to the newer one if there is one': (edge) => {
    if (!isBy(edge, 'form.discard') || !isTaken(edge)) return true;
    const { changedElsewhere, base } = before(edge).context;
    const { values, failure, messages, serverErrors, touched } = after(edge).context;
    const isClean = failure === null && messages.length === 0 && touched.length === 0;
    return values === (changedElsewhere ?? base) && isClean && Object.keys(serverErrors).length === 0;
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
  'stores what could not be sent, and ends only if that succeeds': (edge) =>
    (starts(edge, 'store').length === 0 || isOffline(edge)) &&
    after(edge).matches('waiting') === (edge.by.label === 'store ends (stored)'),
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
  'applies the resolutions and otherwise the side that changed a field, then sends or reads again': (edge) => {
    const { context } = before(edge);
    const theirs = context.changedElsewhere;
    if (!before(edge).matches('comparing') || !isBy(edge, 'form.save') || theirs === null) return true;
    const { base, values, resolutions } = context;
    const names = Object.keys(values);
    const isContested = (name: string) =>
      values[name] !== base[name] && theirs[name] !== base[name] && values[name] !== theirs[name];
    if (names.some((name) => isContested(name) && resolutions[name] === undefined)) return !isTaken(edge);
    const isMine = (name: string) =>
      (resolutions[name] ?? (values[name] === base[name] ? 'theirs' : 'mine')) === 'mine';
    const decided = Object.fromEntries(names.map((name) => [name, isMine(name) ? values[name] : theirs[name]]));
    const isContinued = starts(edge, context.versionElsewhere === null ? 'load' : 'save').length === 1;
    const isBroken = Object.keys(validate(decided)).length > 0;
    return (
      after(edge).context.base === theirs && isSame(after(edge).context.values, decided) && isContinued !== isBroken
    );
  },
  'returns to the fields with the input unchanged': (edge) =>
    !isBy(edge, 'form.back') ||
    !isTaken(edge) ||
    (after(edge).matches('editing') && after(edge).context.changedElsewhere === before(edge).context.changedElsewhere),
  'sends over the record that was read for the save': (edge) => {
    if (!before(edge).matches('reading') || !after(edge).matches('saving')) return true;
    return after(edge).context.base === resultData(edge) && after(edge).context.changedElsewhere === null;
  },
  'shows the record if it differs from the base of the draft': (edge) => {
    if (!isBy(edge, 'form.restore') || !before(edge).matches({ editing: 'usual' })) return true;
    const { base, values } = edge.by.event as unknown as { base: FormValues; values: FormValues };
    const { context } = after(edge);
    const isOther = !isSame(base, context.base);
    return context.values === values && context.changedElsewhere === (isOther ? context.base : null);
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
  'continues as an edit of the found record, with only the unstored values as changes': (edge) => {
    if (!isFound(edge) || !isTaken(edge) || after(edge).status === 'done') return true;
    const { mode, id, base, values } = after(edge).context;
    const { sent, values: typed, candidates } = before(edge).context;
    const isMine = (name: string) =>
      typed[name] !== sent?.[name] || candidates.some(({ differing }) => differing.includes(name));
    return (
      mode === 'edit' &&
      id === 7 &&
      Object.keys(base).every((name) => isSame(values[name], isMine(name) ? typed[name] : base[name]))
    );
  },
  'a lookup ends the form only if the values are those that were sent': (edge) =>
    !isFound(edge) || after(edge).status !== 'done' || isSame(before(edge).context.sent, before(edge).context.values),
  'shows the candidates, and stays unconfirmed if the lookup fails': (edge) => {
    if (!/^lookUp ends \((rejected|fault|offline|unknown|not sure.*)\)$/.test(edge.by.label)) return true;
    const isUnsure = edge.by.label.includes('not sure');
    const stage = isUnsure ? 'unsure' : 'unconfirmed';
    return after(edge).matches({ editing: stage }) && after(edge).context.failure?.kind === 'unknown';
  },
  'reads for a save only on Save, or after the awaited sign-in': (edge) =>
    !after(edge).matches('reading') ||
    before(edge).matches('reading') ||
    isBy(edge, 'form.save') ||
    (isBy(edge, 'session.resumed') && before(edge).matches({ awaitingSignIn: 'toSave' })),
  'waits for the sign-in only with a save that was not sent': (edge) =>
    !after(edge).matches({ awaitingSignIn: 'toSave' }) ||
    before(edge).matches({ awaitingSignIn: 'toSave' }) ||
    edge.by.label === 'save ends (sessionExpired)' ||
    (before(edge).matches('reading') && edge.by.label === 'load ends (sessionExpired)'),
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
  'removes the server’s error of a field that changes': (edge) =>
    !isBy(edge, 'form.change') ||
    !isTaken(edge) ||
    after(edge).context.serverErrors[String(edge.by.event['name'])] === undefined,
  'maps the server’s errors to their fields, focuses the first, and shows the rest': (edge) => {
    if (!/^save ends \((refused|rejected)/.test(edge.by.label)) return true;
    const { errors } = edge.by.event['output'] as { errors: readonly { path: string; msg: string }[] };
    const { serverErrors, messages, values } = after(edge).context;
    const ofFields = errors.filter(({ path }) => path in values);
    const rest = errors.filter(({ path }) => !(path in values)).map(({ msg }) => msg);
    const focused = edge.effects.emits.filter(({ type }) => type === 'form.focusField').map(({ name }) => name);
    return (
      ofFields.every(({ path, msg }) => serverErrors[path] === msg) &&
      isSame(
        focused,
        ofFields.slice(0, 1).map(({ path }) => path),
      ) &&
      isSame(messages, errors.length > 0 ? rest : ['Refused'])
    );
  },
  'shows the failure until the next attempt, a discard or the requested action': (edge) => {
    const hasFailed =
      /^((load|save) ends \((rejected|fault|refused .*)\)|load ends \(offline\)|store ends \(not stored\))$/.test(
        edge.by.label,
      );
    const isForLater = isOffline(edge) && after(edge).matches('storing');
    return !hasFailed || isForLater || (after(edge).context.failure !== null && notices(edge, 'error').length === 1);
  },
  'reports success exactly when the record is stored': (edge) => {
    const isDone = after(edge).status === 'done';
    const isStored =
      before(edge).matches('checking') && after(edge).matches('editing') && notices(edge, 'success').length > 0;
    const isKnown = isFound(edge) && isTaken(edge);
    return notices(edge, 'success').length === (isDone || isStored || isKnown ? 1 : 0);
  },
  'checks before it sends again when there was no response': (edge) => {
    if (edge.by.label !== 'save ends (unknown)') return true;
    return before(edge).context.mode === 'edit'
      ? after(edge).matches('checking') && starts(edge, 'load').length === 1
      : after(edge).matches('lookingUp') && starts(edge, 'lookUp').length === 1;
  },
  'treats a save as stored after a check only if every sent field is stored': (edge) => {
    const record = resultData(edge) as FormValues | undefined;
    if (!before(edge).matches('checking') || record === undefined) return true;
    const { sent, base, values } = before(edge).context;
    const changed = Object.keys(sent ?? {}).filter((name) => sent?.[name] !== base[name]);
    const isStored = changed.every((name) => sent?.[name] === record[name]);
    return (
      (notices(edge, 'success').length === 1) === isStored &&
      (after(edge).status === 'done') === (isStored && sent === values)
    );
  },
  'compares with the record of the check, and shows what is stored instead of what was sent': (edge) => {
    const record = resultData(edge);
    if (!before(edge).matches('checking') || record === undefined || after(edge).status === 'done') return true;
    const { base, changedElsewhere } = after(edge).context;
    if (notices(edge, 'success').length === 1 && base !== before(edge).context.sent) return false;
    return isSame(record, base) ? changedElsewhere === null : changedElsewhere === record;
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
