import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { visibleErrors } from '#machines/form/errors.ts';
import { formMachine } from '#machines/form/machine.ts';
import type { FormValues } from '#machines/form/types.ts';

const initial = { label: '', rows: [{ finishes: '', total: '' }] };

/** An empty cell is invalid. */
function validate({ rows }: FormValues) {
  const [row = {}] = rows as readonly Readonly<Record<string, string>>[];
  const empty = Object.keys(row).filter((name) => row[name] === '');
  return Object.fromEntries(empty.map((name) => [`rows[0][${name}]`, `${name} is required`]));
}

test('derived values change in the same step, and their errors are cleared', () => {
  const form = createActor(formMachine, { input: { mode: 'create', id: null, initial, validate } });
  form.start();
  form.send({ type: 'form.blur', name: 'rows[0][total]' });
  expect(visibleErrors(form.getSnapshot().context)).toEqual({ 'rows[0][total]': 'total is required' });

  const steps: unknown[] = [];
  form.subscribe(({ context }) => steps.push(context.values));
  form.send({ type: 'form.change', name: 'rows[0][finishes]', value: '5', also: { 'rows[0][total]': '7' } });
  expect(steps).toEqual([{ label: '', rows: [{ finishes: '5', total: '7' }] }]);
  expect(visibleErrors(form.getSnapshot().context)).toEqual({});
});
