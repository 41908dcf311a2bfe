import { canSave, isDirty, type ProfileSnapshot, visibleErrors } from '#machines/profile/machine.ts';
import { NOT_LOADED } from '#machines/profile/setup.ts';
import type { ProfileField, ProfileRecord, ProfileValues } from '#machines/profile/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { emits, focused, isBy, isSame, isTaken, messages, starts, statesOf } from '../support/read-edge.ts';
import { PHONE, validate } from './scenario.ts';

const { before, after } = statesOf<ProfileSnapshot>();
const isPress = (edge: Edge) => isBy(edge, 'profile.save') && before(edge).matches('editing');
const resultData = ({ by }: Edge) => (by.event['output'] as { data?: unknown } | undefined)?.data;
const changed = (values: ProfileValues, base: ProfileRecord) =>
  (['firstName', 'lastName', 'phone', 'picture'] as const).filter((name) => values[name] !== base[name]);

/** The results of a save that leave for /dashboard although nothing was saved. */
const isSavedLocally = ({ by: { label } }: Edge) => /^save ends \((rejected|refused elsewhere|fault)\)/.test(label);

/** Invariants of the profile, checked on every transition of every path. */
export const profileInvariants: Invariants = {
  'only the user changes the input; a loaded profile updates the other fields': (edge) => {
    const { values } = before(edge).context;
    if (after(edge).context.values === values) return true;
    if (isBy(edge, 'profile.change')) {
      const { name, value } = edge.by.event as unknown as { name: ProfileField; value: unknown };
      return isSame(after(edge).context.values, { ...values, [name]: value });
    }
    const record = resultData(edge) as ProfileRecord;
    const { firstName, lastName, phone, picture } = record;
    const fields = { firstName, lastName, phone, picture };
    if (before(edge).matches('loading')) return isSame(after(edge).context.values, fields);
    const { base } = before(edge).context;
    const mine = Object.fromEntries(changed(values, base).map((name) => [name, values[name]]));
    return before(edge).matches('reading') && isSame(after(edge).context.values, { ...fields, ...mine });
  },
  'shows in one notice that the profile is loading, and the result': (edge) => {
    const shown = emits(edge, 'notify').filter(({ id }) => id === 'profile');
    const isAsked = starts(edge, 'load').length > 0 && after(edge).matches('loading');
    if (isAsked)
      return isSame(
        shown.map(({ message }) => message),
        ['Profile fetching...'],
      );
    if (!before(edge).matches('loading') || !isTaken(edge)) return shown.length === 0;
    const isLoaded = after(edge).matches('editing');
    return isSame(
      shown.map(({ kind, message }) => [kind, message]),
      [isLoaded ? ['success', 'Profile fetched'] : ['error', NOT_LOADED]],
    );
  },
  'saves only right after comparing with the current profile': (edge) => {
    if (starts(edge, 'save').length === 0) return true;
    return before(edge).matches('reading');
  },
  'reads for a save only on a press, after a verified number, or after the awaited sign-in': (edge) => {
    if (!after(edge).matches('reading') || before(edge).matches('reading')) return true;
    const isProved = isBy(edge, 'profile.phoneVerified') && before(edge).matches('verifyingPhone');
    const isResumed = isBy(edge, 'session.resumed') && before(edge).matches({ awaitingSignIn: 'toSave' });
    return isPress(edge) || isProved || isResumed;
  },
  'never sends over a change that was not shown': (edge) => {
    const record = resultData(edge) as ProfileRecord | undefined;
    if (!before(edge).matches('reading') || record === undefined) return true;
    const { base, values } = before(edge).context;
    const theirs = changed(record, base).filter((name) => record[name] !== values[name]);
    const isShown =
      after(edge).matches('editing') && isSame(after(edge).context.changedElsewhere.toSorted(), theirs.toSorted());
    return theirs.length === 0 ? starts(edge, 'save').length === 1 : isShown && after(edge).context.base === record;
  },
  'sends the values with their base, and only if they are valid': (edge) =>
    starts(edge, 'save').every(({ input }) => {
      const { base, values } = before(edge).context;
      return isSame(input, { base, values }) && isSame(validate(values, base), {});
    }),
  'never sends a changed number that is not verified': (edge) =>
    starts(edge, 'save').every(() => {
      const { base, values, verifiedPhone } = after(edge).context;
      return values.phone === base.phone || values.phone === '' || values.phone === verifiedPhone;
    }),
  'accepts a number as verified only after the verification': (edge) => {
    const { verifiedPhone } = after(edge).context;
    if (verifiedPhone === before(edge).context.verifiedPhone) return true;
    return isBy(edge, 'profile.phoneVerified') && verifiedPhone === PHONE;
  },
  'verifies a changed number on Save, and returns to the number if the user cancels': (edge) => {
    const { values, base, verifiedPhone } = before(edge).context;
    if (isBy(edge, 'profile.phoneCancelled') && before(edge).matches('verifyingPhone')) {
      return after(edge).matches('editing') && isSame(focused(edge), ['phone']);
    }
    if (!isPress(edge)) return !after(edge).matches('verifyingPhone') || before(edge).matches('verifyingPhone');
    if (before(edge).matches({ editing: 'unconfirmed' })) return after(edge).matches('checking');
    const isValid = isSame(validate(values, base), {});
    const isNew = values.phone !== '' && values.phone !== base.phone && values.phone !== verifiedPhone;
    return after(edge).matches('verifyingPhone') === (isValid && isNew);
  },
  'a press starts a call or the verification, or shows all errors and focuses the first': (edge) => {
    if (!isPress(edge)) return true;
    const { values, base } = before(edge).context;
    const errors = validate(values, base);
    const [wrong] = Object.keys(errors);
    if (before(edge).matches({ editing: 'unconfirmed' })) return after(edge).matches('checking');
    if (wrong === undefined) return after(edge).matches('reading') || after(edge).matches('verifyingPhone');
    const shown: Readonly<Record<string, string>> = visibleErrors(after(edge).context);
    return isSame(focused(edge), [wrong]) && Object.entries(errors).every(([name, text]) => shown[name] === text);
  },
  'shows only current errors, of fields that lost focus or were saved': (edge) => {
    const { context } = after(edge);
    const added = context.shown.filter((name) => !before(edge).context.shown.includes(name));
    const errors: Readonly<Record<string, string>> = {
      ...context.serverErrors,
      ...validate(context.values, context.base),
    };
    const isMeant = added.every((name) => isPress(edge) || edge.by.event['name'] === name);
    return isMeant && Object.entries(visibleErrors(context)).every(([name, text]) => errors[name] === text);
  },
  'stays after a rejection that names a field, and focuses it until it changes': (edge) => {
    const { phone } = after(edge).context.serverErrors;
    if (edge.by.label === 'save ends (refused phone)') {
      const isFocused = isSame(focused(edge), ['phone']) && isSame(messages(edge, 'error'), ['Number is taken']);
      return after(edge).matches('editing') && phone === 'Number is taken' && isFocused;
    }
    const isChanged = isBy(edge, 'profile.change') && edge.by.event['name'] === 'phone' && isTaken(edge);
    return !isChanged || phone === undefined;
  },
  'updates the local names and leaves with the reason when the server rejects a save': (edge) => {
    const announced = emits(edge, 'profile.savedLocally');
    if (!isSavedLocally(edge)) return announced.length === 0 && !after(edge).matches('savedLocally');
    const { firstName, lastName } = before(edge).context.values;
    const { output } = after(edge);
    const isRight = isSame(announced, [
      { type: 'profile.savedLocally', changes: { first_name: firstName, last_name: lastName } },
    ]);
    return isRight && after(edge).matches('savedLocally') && isSame(messages(edge, 'error'), [output?.message]);
  },
  'announces the saved values exactly when they are stored, then leaves': (edge) => {
    const announced = emits(edge, 'profile.saved');
    const isSaved = after(edge).matches('saved');
    if (!isSaved)
      return announced.length === 0 && messages(edge, 'success').every((text) => text === 'Profile fetched');
    const { firstName, lastName, phone } = before(edge).context.values;
    const changes = announced[0]?.['changes'] as Record<string, unknown>;
    const names = { first_name: firstName, last_name: lastName, mobile_no: phone };
    const record = resultData(edge) as { profileImage?: string; picture?: string };
    const picture = before(edge).matches('checking') ? record.picture : record.profileImage;
    const expected = picture === undefined ? names : { ...names, profile_pic: picture };
    return (
      announced.length === 1 &&
      isSame(changes, expected) &&
      isSame(messages(edge, 'success'), [after(edge).output?.message])
    );
  },
  'keeps the form and shows a notice when nothing was sent': (edge) =>
    !(
      edge.by.label === 'save ends (offline)' ||
      (before(edge).matches('reading') && edge.by.label === 'load ends (offline)')
    ) ||
    (after(edge).matches('editing') && isSame(messages(edge, 'error'), [after(edge).context.failure?.message])),
  'checks first when a save had no response, and sends nothing': (edge) =>
    edge.by.label !== 'save ends (unknown)' ||
    (after(edge).matches('checking') && starts(edge, 'load').length === 1 && starts(edge, 'save').length === 0),
  'treats a save as stored after a check exactly if every change is stored': (edge) => {
    const record = resultData(edge) as ProfileRecord | undefined;
    if (!before(edge).matches('checking') || record === undefined) return true;
    const { values, base } = before(edge).context;
    const isStored = changed(values, base).every((name) =>
      name === 'picture' ? record.picture !== base.picture : record[name] === values[name],
    );
    return after(edge).matches('saved') === isStored && (isStored || messages(edge, 'error').length === 1);
  },
  'is unconfirmed when the check fails too, and checks again only until the user types': (edge) => {
    const hasFailed = before(edge).matches('checking') && /\((rejected|offline|unknown|fault)\)/.test(edge.by.label);
    if (hasFailed) return after(edge).matches({ editing: 'unconfirmed' }) && messages(edge, 'error').length === 1;
    const isTyped = isBy(edge, 'profile.change') && isTaken(edge);
    if (isTyped && after(edge).matches({ editing: 'unconfirmed' })) return false;
    const hasLooked = isBy(edge, 'profile.retry') && after(edge).matches('checking');
    return !hasLooked || before(edge).matches({ editing: 'unconfirmed' }) || before(edge).matches('checking');
  },
  'waits for the sign-in with the effect that failed, then continues only with that': (edge) => {
    const [what] = edge.by.label.endsWith('(sessionExpired)') ? [edge.by.label.split(' ')[0]] : [];
    if (what !== undefined) return after(edge).hasTag('awaitingSignIn');
    if (!isBy(edge, 'session.resumed') || !before(edge).matches('awaitingSignIn')) return true;
    if (before(edge).matches({ awaitingSignIn: 'toSave' })) return after(edge).matches('reading');
    return after(edge).matches(before(edge).matches({ awaitingSignIn: 'toCheck' }) ? 'checking' : 'loading');
  },
  'is busy exactly while an effect runs': (edge) =>
    after(edge).hasTag('busy') === Object.keys(after(edge).children).length > 0,
  'accepts Save exactly while editing': (edge) =>
    canSave(before(edge)) === before(edge).matches('editing') &&
    (!isBy(edge, 'profile.save') || canSave(before(edge)) === isTaken(edge)),
  'is dirty exactly when a value differs from the profile': (edge) => {
    const { values, base } = after(edge).context;
    return isDirty(after(edge).context) === changed(values, base).length > 0;
  },
};
