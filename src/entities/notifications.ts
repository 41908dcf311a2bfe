import { required, url as urlRule } from '#domain/rules/rules.ts';
import { idRules } from '#domain/rules/value-rules.ts';
import { digits, text, url } from '#fields/build.ts';
import type { Fields } from '#fields/field.ts';

/** The trending news notification of section 3: its message and the id of the news item. */
export const trendingFields = {
  message: text('Message', [required('Message is required')]),
  id: digits('News Id', 10, [required('News Id is required'), ...idRules]),
} satisfies Fields;

/** The custom notification of section 3. */
export const customFields = {
  title: text('Title', [required('Title is required')]),
  image: url('Image URL', [urlRule('Invalid URL format')]),
  redirectUrl: url('Redirect URL', [urlRule('Invalid URL format')]),
} satisfies Fields;
