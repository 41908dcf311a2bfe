import type {
  ProfileChanges,
  ProfileContext,
  ProfileField,
  ProfileRecord,
  ProfileSave,
  ProfileSaved,
  ProfileValues,
} from './types.ts';

/** In the order of the form. */
export const PROFILE_FIELDS: readonly ProfileField[] = ['picture', 'firstName', 'lastName', 'phone'];

/** A changed number must be verified before it is saved. A removed number cannot be. */
export function needsVerification({
  values,
  base,
  verifiedPhone,
}: Pick<ProfileContext, 'values' | 'base' | 'verifiedPhone'>): boolean {
  return values.phone !== '' && values.phone !== base.phone && values.phone !== verifiedPhone;
}

/**
 * Whether the profile, read after a save without a response, contains every change of the user. A chosen file has no URL
 * yet, so the picture counts as stored if its URL has changed.
 */
export function isStored({ values, base }: ProfileSave, record: ProfileRecord): boolean {
  return changedFields(values, base).every((name) =>
    name === 'picture' ? record.picture !== base.picture : record[name] === values[name],
  );
}

/** The fields in which two profiles differ. */
export function changedFields(one: ProfileValues, other: ProfileValues): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((name) => one[name] !== other[name]);
}

/**
 * The fields that were changed elsewhere, to another value than the user typed. A verified number is already stored by the
 * verification, so it does not count.
 */
export function changedElsewhere({ base, values }: ProfileSave, record: ProfileRecord): readonly ProfileField[] {
  return changedFields(record, base).filter((name) => record[name] !== values[name]);
}

/** The current profile with the user's changes. */
export function mergedValues({ base, values }: ProfileSave, record: ProfileRecord): ProfileValues {
  const pick = <Name extends ProfileField>(name: Name): ProfileValues[Name] =>
    (values[name] === base[name] ? record : values)[name];
  return {
    firstName: pick('firstName'),
    lastName: pick('lastName'),
    phone: pick('phone'),
    picture: pick('picture'),
  };
}

/** The changes of the stored user after a save: from the form and from the response. */
export function changesOf({ values }: ProfileContext, { profileImage }: ProfileSaved): ProfileChanges {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    mobile_no: values.phone,
    ...(profileImage !== undefined && { profile_pic: profileImage }),
  };
}

/** The URL of the stored picture in a profile that was read. */
export function savedIn({ picture }: ProfileRecord): ProfileSaved {
  return typeof picture === 'object' && picture !== null ? {} : { profileImage: picture };
}
