import { image, phone, text } from '#fields/build.ts';
import type { Fields } from '#fields/field.ts';

/** The profile form's fields as a draft of it is read: the form itself has rules and controls of its own (section 5). */
export const profileFields = {
  picture: image('Profile Picture', 'picture'),
  firstName: text('First Name'),
  lastName: text('Last Name'),
  phone: phone('Mobile Number'),
} satisfies Fields;
