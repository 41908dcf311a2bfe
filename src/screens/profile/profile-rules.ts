import { firstNameRules, lastNameRules, mobileRules } from '#domain/access-rules.ts';
import { lineRules } from '#domain/line-rules.ts';
import { firstBroken } from '#domain/rule.ts';
import type { Text } from '#i18n/text.ts';
import type { ProfileErrors, ProfileRecord, ProfileValues } from '#machines/profile/types.ts';

const rules = {
  firstName: [...firstNameRules(), ...lineRules],
  lastName: [...lastNameRules(), ...lineRules],
  phone: mobileRules(),
};

/** "Removing the picture and saving without a new one gives" (section 5). */
const pictureRequired: Text = 'Profile Picture is required';

/** Section 5, profile. */
export function validateProfile(values: ProfileValues, base: ProfileRecord): ProfileErrors {
  const firstName = firstBroken(rules.firstName, values.firstName);
  const lastName = firstBroken(rules.lastName, values.lastName);
  const phone = firstBroken(rules.phone, values.phone);
  return {
    ...(base.picture !== null && values.picture === null && { picture: pictureRequired }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone }),
  };
}

/** The field of each member of the payload (section 3). */
export const profilePaths = {
  first_name: 'firstName',
  last_name: 'lastName',
  mobile_no: 'phone',
  users: 'picture',
} as const;
