import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catchEarlyKeys, typeEarlyKeys } from '#ui/keys/early-keys.ts';

catchEarlyKeys();

beforeEach(() => {
  window.location.hash = '#/teams/create';
  document.body.innerHTML = '<main><button>Try again</button><input></main>';
});
afterEach(() => {
  window.location.hash = '';
  document.body.innerHTML = '';
});

const [button, box] = [
  () => document.querySelector('button') ?? document.body,
  () => document.querySelector('input') as HTMLInputElement,
];

/** Whether the element still gets the key. */
const press = (target: Element, key: string) => fireEvent.keyDown(target, { key });

test('keys before the form has loaded arrive in its first field', () => {
  expect(Array.from('Liona', (key) => press(document.body, key))).toEqual([false, false, false, false, false]);
  press(document.body, 'Backspace');
  press(document.body, 's');
  typeEarlyKeys(box());
  expect(box().value).toBe('Lions');
});

test('the space bar still presses a button, as that of a form that could not be loaded', () => {
  expect(press(button(), ' ')).toBe(true);
  expect(press(document.body, ' ')).toBe(false);
});
