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

/** A changed number is to be proved before it is saved; a removed one cannot be. */
export function needsVerification({
  values,
  base,
  verifiedPhone,
}: Pick<ProfileContext, 'values' | 'base' | 'verifiedPhone'>): boolean {
  return values.phone !== '' && values.phone !== base.phone && values.phone !== verifiedPhone;
}

/**
 * Whether everything that the person had changed is in a profile read again after a lost answer. A chosen file has no
 * address yet: the picture counts as stored once its address is another.
 */
export function isStored({ values, base }: ProfileSave, record: ProfileRecord): boolean {
  return changedFields(values, base).every((name) =>
    name === 'picture' ? record.picture !== base.picture : record[name] === values[name],
  );
}

/** In which fields two profiles differ. */
export function changedFields(one: ProfileValues, other: ProfileValues): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((name) => one[name] !== other[name]);
}

/**
 * What others have changed in the profile as it is now, to something else than the person has typed: a number that was
 * proved is stored by the proof, and so is no news.
 */
export function changedElsewhere({ base, values }: ProfileSave, record: ProfileRecord): readonly ProfileField[] {
  return changedFields(record, base).filter((name) => record[name] !== values[name]);
}

/** The profile as it is now, with what the person has changed in it. */
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

/** What the stored user takes over from the form and the server's answer. */
export function changesOf({ values }: ProfileContext, { profileImage }: ProfileSaved): ProfileChanges {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    mobile_no: values.phone,
    ...(profileImage !== undefined && { profile_pic: profileImage }),
  };
}

/** The stored picture's address, of a profile that was read. */
export function savedIn({ picture }: ProfileRecord): ProfileSaved {
  return typeof picture === 'object' && picture !== null ? {} : { profileImage: picture };
}
