import { expect, test } from 'vitest';
import type { Field } from '#fields/field.ts';
import { cellKindOf } from '#import/conversion/cell-kinds.ts';
import { importedFields } from '#import/conversion/targets.ts';
import { timeReader } from '#import/conversion/time-columns.ts';
import { readableIn } from '#screens/entity/import/readable.ts';
import { declaredEntities } from '../../support/further/entities.ts';

const now = Date.UTC(2026, 10, 28, 12);

function read(field: Field, text: string) {
  return cellKindOf(field).read(field, text, {
    times: timeReader('start', {}, { now, zone: 330, order: undefined }),
    referenced: () => undefined,
    spellings: (label) => [label],
  });
}

test('all that the help of an import shows is read', () => {
  const unread = declaredEntities.flatMap((entity) =>
    importedFields(entity).flatMap(([name, field]) => {
      const readable = readableIn(field);
      const texts = 'examples' in readable ? readable.examples : field.kind === 'choice' ? readable.texts : [];
      return texts.flatMap((text) => {
        const cell = read(field, text);
        return 'unread' in cell ? [`${entity.path} ${name}: ${text}: ${cell.unread}`] : [];
      });
    }),
  );
  expect(unread).toEqual([]);
});
