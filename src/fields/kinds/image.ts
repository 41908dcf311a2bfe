import type { ImageField } from '../field.ts';
import { textOf } from '../value.ts';
import type { Kind } from './kind.ts';
import { always, asItIs, none, noRules } from './parts.ts';

export const image: Kind<ImageField> = {
  valueOf: ({ from }, record) => textOf(record[from]),
  // A new file, or '' if the picture was removed.
  isSentIfChanged: always,
  sent: asItIs,
  rules: noRules,
  // The server names the file, so only the presence of a picture is compared.
  normalized: (_, value) => (value instanceof Blob || value.length > 0 ? 'given' : ''),
  isInRow: false,
  column: () => ({ type: 'picture' }),
  sample: none,
};
