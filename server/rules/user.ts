import { firstNameRules, lastNameRules, mobileRules } from '#domain/access-rules.ts';
import { emailRule, required, strongPasswordRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Section 5, profile: the phone is optional there. */
export const profileRules = ruled({
  first_name: firstNameRules(),
  last_name: lastNameRules(),
  email: [required('Email is required'), emailRule()],
  mobile_no: mobileRules(),
});

/** Of an admin made on the server's machine: a mobile number is one more name to sign in by, and may be left out. */
export const adminRules = ruled(
  {
    email: [required('Email is required'), emailRule()],
    first_name: [required('First Name is required')],
    last_name: lastNameRules(),
    mobile: mobileRules(),
  },
  { password: [required('Password is required'), ...strongPasswordRules()] },
);

export const phoneRules = ruled({ phone: [required('Mobile No is required'), ...mobileRules()] });
