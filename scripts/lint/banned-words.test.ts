import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannedNames, bannedWords } from './banned-words.ts';

const glossary = `
| Do not write | Write |
|---|---|
| answer | response |
| stay, at home | session |
| kept, copy (of a list) | cache |
`;

test('single words of the table are banned, unless they are in one meaning only', () => {
  expect(bannedWords(glossary)).toEqual(['answer', 'stay']);
});

test('the words are those of the glossary', () => {
  expect(bannedWords(readFileSync('docs/glossary.md', 'utf8'))).toEqual(expect.arrayContaining(['answer', 'mend']));
});

const namesIn = (text: string, path = 'src/a.ts') =>
  bannedNames([{ path, text }], { words: ['answer', 'stay'], except: ['setAnswer'] });

test.each([
  ['const lastAnswerAt = 1;', 'lastAnswerAt'],
  ['function unanswered() {}', 'unanswered'],
  ['interface Answers {}', 'Answers'],
  ['onStay();', 'onStay'],
])('%s has one', (text, name) => {
  expect(namesIn(text)).toEqual([`src/a.ts: ${name}`]);
});

test.each(["text('Stay')", '// an answer', '/** The answer. */', 'setAnswer()', 'const mainstay = 1;'])(
  '%s has none',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

test('the name of a file has one', () => {
  expect(namesIn('', 'src/answer-form.tsx')).toEqual(['src/answer-form.tsx: answer-form.tsx']);
});
