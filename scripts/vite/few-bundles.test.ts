import { expect, test } from 'vitest';
import { bundlesOf } from './few-bundles.ts';

/** The static imports of each module. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'main.ts': ['react', 'router'],
  router: ['react', 'table'],
  'form.tsx': ['sheet', 'dropdown', 'table'],
  'dialogs.ts': ['sheet', 'question'],
  'sync.tsx': ['countdown', 'dropdown'],
  'profile.tsx': ['countdown', 'code'],
};

const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];
const infoOf = (id: string) => ({
  importedIds: [...(imports[id] ?? [])],
  dynamicallyImportedIds: id === 'router' ? ['form.tsx', 'dialogs.ts', 'sync.tsx', 'profile.tsx'] : [],
  isEntry: id === 'main.ts',
});

test('a module is in the first bundle that needs it, or in that of what several rare screens share', () => {
  const later = { form: ['form.tsx'], dialogs: ['dialogs.ts'] };
  expect(Object.fromEntries(bundlesOf(ids, infoOf, { later, shared: 'dialogs' }))).toEqual({
    'main.ts': 'start',
    react: 'start',
    router: 'start',
    table: 'start',
    'form.tsx': 'form',
    sheet: 'form',
    dropdown: 'form',
    'dialogs.ts': 'dialogs',
    question: 'dialogs',
    countdown: 'dialogs',
    // Rare screens and what only they need have no bundle: sync.tsx, profile.tsx, code.
  });
});

test('a moved module is reported', () => {
  const later = { form: ['old-form.tsx'] };
  expect(() => bundlesOf(ids, infoOf, { later, shared: 'form' })).toThrow('old-form.tsx is not in the build');
});
