import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { formMachine } from '#machines/form/machine.ts';
import { partOf } from '#screens/shared/form/form-field.tsx';

const missingName = { name: 'Name is required' };

function openForm() {
  const initial = { name: '', label: '' };
  const validate = ({ name }: { readonly name?: unknown }) => (name === '' ? missingName : {});
  const form = createActor(formMachine, { input: { mode: 'create', id: null, initial, validate } }).start();
  const [name, label] = [vi.fn(), vi.fn()];
  const subscriptions = [partOf(form, 'name').subscribe(name), partOf(form, 'label').subscribe(label)];
  return { form, name, label, subscriptions };
}

test('a change of one field notifies no other field', () => {
  const { form, name, label } = openForm();
  form.send({ type: 'form.change', name: 'label', value: 'A' });
  expect(label).toHaveBeenCalledWith(form.getSnapshot());
  expect(name).not.toHaveBeenCalled();
});

test('an error notifies all fields', () => {
  const { form, name, label } = openForm();
  form.send({ type: 'form.blur', name: 'name' });
  expect([name.mock.calls.length, label.mock.calls.length]).toEqual([1, 1]);
});

test('an unsubscribed observer gets no notification, a new one does', () => {
  const { form, label, subscriptions } = openForm();
  for (const subscription of subscriptions) subscription.unsubscribe();
  form.send({ type: 'form.change', name: 'label', value: 'A' });
  expect(label).not.toHaveBeenCalled();
  partOf(form, 'label').subscribe(label);
  form.send({ type: 'form.change', name: 'label', value: 'AB' });
  expect(label).toHaveBeenCalledOnce();
});

test('partOf returns the same part each time', () => {
  const { form } = openForm();
  expect(partOf(form, 'name')).toBe(partOf(form, 'name'));
});
