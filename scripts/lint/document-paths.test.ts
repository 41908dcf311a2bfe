import { expect, test } from 'vitest';
import { missingPaths } from './document-paths.ts';

const files = ['src/ui/base/link.tsx', 'src/ui/form/field.tsx', 'docs/voice.md', 'tests/machines/form/golden.txt'];

const missingIn = (text: string, path = 'docs/testing.md') =>
  missingPaths([{ path, text }], { files, except: ['dist/'] });

test.each([
  ['a file from the root', '`src/ui/base/link.tsx`'],
  ['a folder', '`src/ui/` and `src/ui`'],
  ['the end of a path', '`base/link.tsx`, `link.tsx`, `form/`'],
  ['any name', '`tests/machines/*/golden.txt`'],
  ['a link beside the document', '[voice](voice.md#words)'],
  ['a link upwards', '[link](../src/ui/base/link.tsx)'],
  [
    'what is no path',
    '`npm run check`, `and/or is text`, `#/teams`, `@scope/name`, `/api/v1/teams`, [x](https://a.org/b.md)',
  ],
  ['what a command makes', '`dist/`'],
])('%s exists', (_, text) => {
  expect(missingIn(text)).toEqual([]);
});

test.each([
  ['a file that has moved', '`src/ui/link.tsx`', 'src/ui/link.tsx'],
  ['a file that is gone', 'see `old-link.tsx`.', 'old-link.tsx'],
  ['a folder that is gone', '`src/undo/`', 'src/undo/'],
  ['a path from the root inside another folder', '`docs/base/link.tsx`', 'docs/base/link.tsx'],
  ['any name in a folder that is gone', '`tests/*/golden.txt`', 'tests/*/golden.txt'],
  ['a link whose document is elsewhere', '[voice](design/voice.md)', 'design/voice.md'],
])('%s is missing', (_, text, path) => {
  expect(missingIn(text)).toEqual([`docs/testing.md: ${path}`]);
});
