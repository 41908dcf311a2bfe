import { image, phone, text } from '#fields/build.ts';
import type { Fields } from '#fields/field.ts';

/**
 * The fields of the profile form, for reading its drafts. The form itself has its own rules and controls (section 5).
 */
export const profileFields = {
  picture: image('Profile Picture', 'picture'),
  firstName: text('First Name'),
  lastName: text('Last Name'),
  phone: phone('Mobile Number'),
} satisfies Fields;
