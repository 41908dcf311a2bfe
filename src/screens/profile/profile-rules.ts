import {
  chosenPasswordRules,
  confirmationRules,
  firstNameRules,
  lastNameRules,
  mobileRules,
} from '#domain/rules/access-rules.ts';
import { firstBrokenByField } from '#domain/rules/rule.ts';
import { lineRules, required, strongPasswordRules } from '#domain/rules/rules.ts';
import type { Text } from '#i18n/text.ts';
import type { ChangePasswordValues } from '#machines/change-password/machine.ts';
import type { ProfileErrors, ProfileRecord, ProfileValues } from '#machines/profile/types.ts';

const profileRules = {
  firstName: [...firstNameRules(), ...lineRules],
  lastName: [...lastNameRules(), ...lineRules],
  phone: mobileRules(),
};

/** "Removing the picture and saving without a new one gives" (section 5). */
const pictureRequired: Text = 'Profile Picture is required';

/** Section 5, profile. */
export function validateProfile(values: ProfileValues, base: ProfileRecord): ProfileErrors {
  return {
    ...(base.picture !== null && values.picture === null && { picture: pictureRequired }),
    ...firstBrokenByField(profileRules, values),
  };
}

/** The field of each member of the payload (section 3). */
export const profilePaths = {
  first_name: 'firstName',
  last_name: 'lastName',
  mobile_no: 'phone',
  users: 'picture',
} as const;

const passwordRules = {
  oldpassword: [required('Password is required'), ...strongPasswordRules()],
  newpassword: chosenPasswordRules(),
  confirmPassword: confirmationRules('newpassword', 'Please enter your Confirm Password.'),
};

/** Section 5, change password: "the same rules for oldpassword, newpassword and confirmPassword". */
export const validateChangePassword = (values: ChangePasswordValues) => firstBrokenByField(passwordRules, values);
