import type { ProfileChanges, ProfileContext, ProfileField, ProfileRecord, ProfileSaved } from './types.ts';

/** In the order of the form. */
export const PROFILE_FIELDS: readonly ProfileField[] = ['picture', 'firstName', 'lastName', 'phone'];

/** A changed number is to be proved before it is saved; a removed one cannot be. */
export function needsVerification({ values, base, verifiedPhone }: ProfileContext): boolean {
  return values.phone !== '' && values.phone !== base.phone && values.phone !== verifiedPhone;
}

/**
 * Whether everything that the person had changed is in a profile read again after a lost answer. A chosen file has no
 * address yet: the picture counts as stored once its address is another.
 */
export function isStored({ values, base }: ProfileContext, record: ProfileRecord): boolean {
  return PROFILE_FIELDS.filter((name) => values[name] !== base[name]).every((name) =>
    name === 'picture' ? record.picture !== base.picture : record[name] === values[name],
  );
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
