import { limits } from '#domain/limits.ts';
import { atMost, matching, required, strongPasswordRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Simple on purpose: one @, no spaces, a dot in the host. Whether it arrives, only a mail can tell. */
const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address');
const mobile = matching(/^\d{10}$/, 'Please enter a valid 10 digits Mobile Number');

/** Section 5, user create. The password is asked after decoding. */
export const userRules = ruled({
  first_name: [
    required('Full Name is required'),
    atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
  ],
  last_name: [required('Last Name is required')],
  email: [required('Email is required'), email],
  password: [required('Password is required'), ...strongPasswordRules()],
  mobile_no: [required('Mobile No is required'), mobile],
});

/** Section 5, profile: the phone is optional there. */
export const profileRules = ruled({
  first_name: [
    required('First Name is required'),
    atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
  ],
  last_name: [required('Last Name is required')],
  email: [required('Email is required'), email],
  mobile_no: [mobile],
});

/** Of an admin made on the server's machine: a mobile number is one more name to sign in by, and may be left out. */
export const adminRules = ruled({
  email: [required('Email is required'), email],
  first_name: [required('First Name is required')],
  last_name: [required('Last Name is required')],
  mobile: [mobile],
  password: [required('Password is required'), ...strongPasswordRules()],
});

export const phoneRules = ruled({ phone: [required('Mobile No is required'), mobile] });
