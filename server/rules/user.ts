import { firstNameRules, lastNameRules, mobileRules } from '#domain/rules/access-rules.ts';
import { emailRule, required, strongPasswordRules } from '#domain/rules/rules.ts';
import { fieldsWithRules } from './fields-with-rules.ts';

/** Section 5, profile. The phone is optional. */
export const profileRules = fieldsWithRules({
  first_name: firstNameRules(),
  last_name: lastNameRules(),
  email: [required('Email is required'), emailRule()],
  mobile_no: mobileRules(),
});

/** For `npm run create-admin`. The mobile number is a second name for signing in, and optional. */
export const adminRules = fieldsWithRules(
  {
    email: [required('Email is required'), emailRule()],
    first_name: [required('First Name is required')],
    last_name: lastNameRules(),
    mobile: mobileRules(),
  },
  { password: [required('Password is required'), ...strongPasswordRules()] },
);

export const phoneRules = fieldsWithRules({ phone: [required('Mobile No is required'), ...mobileRules()] });
