import { expect, test } from 'vitest';
import { chunksOf } from './screen-chunks.ts';

/** The imports of each module. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'main.ts': ['react'],
  'login.tsx': ['react', 'text-field', 'rule', 'card', 'toast'],
  'list.tsx': ['react', 'table', 'toast', 'modal', 'blocker'],
  '/declared/teams.ts': ['rule', 'builder'],
  '/declared/games.ts': ['rule', 'builder'],
  'form.tsx': ['text-field', 'builder', 'sheet', 'dialog', 'table', 'controls'],
  'load-form.ts': ['controls', 'toast'],
  'question.tsx': ['dialog', 'modal'],
};

const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];
const infoOf = (id: string) => ({ importedIds: [...(imports[id] ?? [])], isEntry: id === 'main.ts' });
const screens = {
  login: 'login.tsx',
  list: 'list.tsx',
  declared: /declared/,
  form: 'form.tsx',
  parts: 'load-form.ts',
  withoutList: ['question.tsx'],
  withoutForm: ['question.tsx'],
  late: /blocker/,
};

test('shared modules are in the chunk that the screens load anyway', () => {
  expect(Object.fromEntries(chunksOf(ids, infoOf, screens))).toEqual({
    'main.ts': 'start',
    react: 'start',
    toast: 'start',
    rule: 'rules',
    'text-field': 'fields',
    card: 'login',
    table: 'list',
    builder: 'area',
    sheet: 'form',
    controls: 'parts',
    // Left to the bundler: the screens themselves, and modules that a lazy part needs without them (modal, dialog) or
    // uses alone (blocker).
  });
});

test('a moved screen is reported', () => {
  expect(() => chunksOf(ids, infoOf, { ...screens, login: 'sign-in.tsx' })).toThrow('sign-in.tsx is not in the build');
});
