import { expect, test } from 'vitest';
import { meaningOf, pointMeanings } from '#domain/points/column-names.ts';
import { declaredPaths, entityAt } from '#entities/registry.ts';
import { importedFields, suggestColumns, titlesOf } from '#import/conversion/targets.ts';
import { fc } from '../../../support/fast-check.ts';

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** How sheets write the same header. */
const spelling = fc.constantFrom<(title: string) => string>(
  (title) => title.toUpperCase(),
  (title) => title.toLowerCase().replaceAll(' ', '_'),
  (title) => ` ${title.replaceAll(' ', '  ')}: `,
  (title) => `\u200e${title}\u200b`,
  (title) => `${title} (*)`,
  (title) => title.replaceAll(' ', '\u00a0'),
  wide,
);

test('every word for a field finds it in each list, however it is written', () => {
  const cases = declaredPaths
    .map(entityAt)
    .flatMap((entity) =>
      importedFields(entity).flatMap(([, field]) => titlesOf(field).map((title) => ({ entity, title }))),
    );
  fc.assert(
    fc.property(fc.constantFrom(...cases), spelling, ({ entity, title }, spell) => {
      const sheet = { name: '', header: [spell(title)], rows: [], firstLine: 2 };
      const [found] = suggestColumns(entity, sheet);
      const field = entity.fields[found ?? ''];
      expect(field && titlesOf(field), `${entity.path}: ${title}`).toContain(title);
    }),
    { numRuns: 600 },
  );
});

test('every word for a column of points has its meaning, however it is written', () => {
  const cases = pointMeanings.flatMap(({ name, titles }) => titles.map((title) => ({ name, title })));
  fc.assert(
    fc.property(fc.constantFrom(...cases), spelling, ({ name, title }, spell) => {
      fc.pre(title !== '#');
      expect(meaningOf(spell(title)), title).toBe(name);
    }),
    { numRuns: 600 },
  );
  // Each word has one meaning.
  for (const { name, title } of cases) expect(meaningOf(title)).toBe(name);
});
