import { limits } from '../limits.ts';
import type { Rule } from './rule.ts';
import { atMost, matching, required, sameAs, strongPasswordRules } from './rules.ts';

/** Section 5, OTP step. */
export function codeRules(): readonly Rule[] {
  return [required('OTP is required'), matching(/^\d{6}$/, 'OTP must be exactly 6 digits')];
}

/** Section 5, new password. */
export function chosenPasswordRules(): readonly Rule[] {
  return [required('Please enter New Password'), ...strongPasswordRules()];
}

/** The second entry of a new password; `other` is the field of the first. */
export function confirmationRules(other: string, empty: Rule['message']): readonly Rule[] {
  return [required(empty), sameAs(other, 'New Password and Confirm Password does not match')];
}

/** A mobile number, where one is given. */
export function mobileRules(): readonly Rule[] {
  return [matching(/^\d{10}$/, 'Please enter a valid 10 digits Mobile Number')];
}

/** Section 5, profile; the length is section 9's. */
export function firstNameRules(): readonly Rule[] {
  return [
    required('First Name is required'),
    atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
  ];
}

export function lastNameRules(): readonly Rule[] {
  return [required('Last Name is required')];
}
