import type { Text } from '#i18n/text.ts';
import { limits } from '../limits.ts';
import { isVisible, seenLine } from '../text/unseen.ts';
import type { Mode, Rule } from './rule.ts';

/** Builders for the rules of section 5. Each accepts the message of the specification. */

export function required(message: Text): Rule {
  return { message, requires: true, test: isVisible };
}

/** Counts UTF-16 units, as the `maxlength` attribute does. */
export function atMost(length: number, message: Text): Rule {
  return { message, test: (value) => value.length <= length };
}

function atLeast(length: number, message: Text): Rule {
  return { message, test: (value) => value.length >= length };
}

export function matching(pattern: RegExp, message: Text): Rule {
  return { message, test: (value) => pattern.test(value) };
}

export function trimmed(message: Text): Rule {
  return { message, test: (value) => value === value.trim() };
}

/** Equal to another field of the same form. */
export function sameAs(other: string, message: Text): Rule {
  return { message, test: (value, values) => value === values[other] };
}

/** An absolute http(s) address. */
export function url(message: Text): Rule {
  return { message, test: (value) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value) };
}

export function on(mode: Mode, ...rules: readonly Rule[]): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, on: mode }));
}

/** A penalty or a bonus of a team: a whole number with its sign. */
export function adjustmentRules(): readonly Rule[] {
  return [matching(/^-?\d{1,4}$/, 'Please enter a whole number such as −10 or 5')];
}

/** "Typical name field" of section 5. */
export function nameRules(): readonly Rule[] {
  return [
    required('Name is required'),
    trimmed('The Name cannot include leading and trailing spaces'),
    atMost(limits.name, 'Please enter your Name with a maximum of 30 characters'),
  ];
}

/** A team's full name: required, at most 50. */
export function fullNameRules(): readonly Rule[] {
  return [
    required('Full Name is required'),
    trimmed('The Full Name cannot include leading and trailing spaces'),
    atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
  ];
}

/** Section 5, login username. */
export function usernameRules(): readonly Rule[] {
  return [required('Username is required'), matching(/^\S*$/, 'Username must not contain spaces')];
}

/** The length of every password (section 5). */
export function passwordLengthRules(): readonly Rule[] {
  return [
    atLeast(limits.passwordMin, 'Password field contain minimum 8 characters'),
    atMost(limits.passwordMax, 'Please enter maximum 16 characters'),
  ];
}

/** The rules of a new password: length and character classes. */
export function strongPasswordRules(): readonly Rule[] {
  return [
    ...passwordLengthRules(),
    matching(
      /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z0-9\s])/,
      'Password field must contain at least 1 Uppercase, 1 Lowercase, 1 Special Character and 1 Number',
    ),
  ];
}

/** A page's title: the rules of a name. */
export function titleRules(): readonly Rule[] {
  return [
    required('Title is required'),
    trimmed('The Title cannot include leading and trailing spaces'),
    atMost(limits.name, 'Please enter your Title with a maximum of 30 characters'),
  ];
}

const youtubeHosts = /^https?:\/\/((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)\//i;

export function videoUrlRules(): readonly Rule[] {
  return [required('URL is required'), url('Invalid URL format'), matching(youtubeHosts, 'Please enter a YouTube URL')];
}

/**
 * Deliberately simple: one @, no spaces, a dot in the host, and at most 254 characters (RFC 5321). Only a sent email
 * proves that an address works.
 */
export function emailRule(): Rule {
  return matching(/^(?=.{1,254}$)[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address');
}

/** Rejects NUL and lone surrogates: the encoding on the wire would replace them. */
export const storable = matching(/^[^\0\p{Surrogate}]*$/u, 'This contains a character that cannot be saved');

/** Rejects what `seen` removes from a text. */
export function showing(seen: (text: string) => string): Rule {
  return { message: 'This contains characters that cannot be seen', test: (value) => value === seen(value) };
}

/** The rules of every single-line text: the wire can carry it, the server can store it, and users can see it. */
export const lineRules: readonly Rule[] = [
  atMost(1000, 'Please enter a maximum of 1000 characters'),
  storable,
  showing(seenLine),
];
