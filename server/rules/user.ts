import { firstNameRules, lastNameRules, mobileRules } from '#domain/access-rules.ts';
import { limits } from '#domain/limits.ts';
import { atMost, matching, required, strongPasswordRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Simple on purpose: one @, no spaces, a dot in the host. Whether it arrives, only a mail can tell. */
const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address');

/** Section 5, user create. The password is asked after decoding. */
export const userRules = ruled({
  first_name: [
    required('Full Name is required'),
    atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
  ],
  last_name: lastNameRules(),
  email: [required('Email is required'), email],
  password: [required('Password is required'), ...strongPasswordRules()],
  mobile_no: [required('Mobile No is required'), ...mobileRules()],
});

/** Section 5, profile: the phone is optional there. */
export const profileRules = ruled({
  first_name: firstNameRules(),
  last_name: lastNameRules(),
  email: [required('Email is required'), email],
  mobile_no: mobileRules(),
});

/** Of an admin made on the server's machine: a mobile number is one more name to sign in by, and may be left out. */
export const adminRules = ruled({
  email: [required('Email is required'), email],
  first_name: [required('First Name is required')],
  last_name: lastNameRules(),
  mobile: mobileRules(),
  password: [required('Password is required'), ...strongPasswordRules()],
});

export const phoneRules = ruled({ phone: [required('Mobile No is required'), ...mobileRules()] });
