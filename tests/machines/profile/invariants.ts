import { canSave, isDirty, type ProfileSnapshot, visibleErrors } from '#machines/profile/machine.ts';
import type { ProfileField, ProfileRecord, ProfileValues } from '#machines/profile/types.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { focused, isBy, isSame, isTaken, starts, statesOf } from '../support/read-edge.ts';
import { PHONE, validate } from './scenario.ts';

const { before, after } = statesOf<ProfileSnapshot>();
const isPress = (edge: Edge) => isBy(edge, 'profile.save') && before(edge).matches('editing');
const resultData = ({ by }: Edge) => (by.event['output'] as { data?: unknown } | undefined)?.data;
const changed = (values: ProfileValues, base: ProfileRecord) =>
  (['firstName', 'lastName', 'phone', 'picture'] as const).filter((name) => values[name] !== base[name]);

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
  'saves only right after comparing with the current profile': (edge) => {
    if (starts(edge, 'save').length === 0) return true;
    return before(edge).matches('reading');
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
