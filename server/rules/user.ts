import { limits } from '#domain/limits.ts';
import { atMost, emailRule, phoneRule, required, strongPasswordRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Section 5, profile: the phone is optional there. */
export const profileRules = ruled({
  first_name: [
    required('First Name is required'),
    atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
  ],
  last_name: [required('Last Name is required')],
  email: [required('Email is required'), emailRule()],
  mobile_no: [phoneRule()],
});

/** Of an admin made on the server's machine: a mobile number is one more name to sign in by, and may be left out. */
export const adminRules = ruled({
  email: [required('Email is required'), emailRule()],
  first_name: [required('First Name is required')],
  last_name: [required('Last Name is required')],
  mobile: [phoneRule()],
  password: [required('Password is required'), ...strongPasswordRules()],
});

export const phoneRules = ruled({ phone: [required('Mobile No is required'), phoneRule()] });
