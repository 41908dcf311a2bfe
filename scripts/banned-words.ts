import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannedNames, bannedWords } from './lint/banned-words.ts';

/** Fails with the identifiers and file names that contain a word which docs/glossary.md bans. Part of `npm run lint:words`. */

const except = [
  // What a user chose for a question of the import. Drafts of imports store it under this name.
  ...['answer', 'answers', 'Answers', 'onAnswer', 'setAnswer', 'hasAllAnswers', 'isAnswered'],
  ...['answer-questions.tsx', 'AnswerQuestions', 'AnswerQuestionsProps'],
  // Names in databases of devices.
  ...['lastAnswerAt', 'sealed', 'persons'],
  // Words of HTML and Node.
  ...['aside', 'destroySoon'],
];

const sources = ['src', 'machines', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);
const words = bannedWords(readFileSync('docs/glossary.md', 'utf8'));
const found = bannedNames(sources, { words, except });

for (const each of found) console.error(`${each} has a word that docs/glossary.md bans`);
process.exitCode = found.length > 0 ? 1 : 0;
