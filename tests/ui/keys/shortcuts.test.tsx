import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formShortcuts } from '#ui/keys/forms.ts';
import { listShortcuts } from '#ui/keys/lists.ts';
import { useShortcuts } from '#ui/keys/use-shortcuts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

const pressed: string[] = [];

function List({ isBlocked = false, areSingleKeysOn = () => true }) {
  useShortcuts(
    listShortcuts,
    {
      step: (key) => pressed.push(`step ${key}`),
      open: (key) => pressed.push(`open ${key}`),
      select: () => false,
    },
    areSingleKeysOn,
  );
  useShortcuts(formShortcuts, { save: (key) => pressed.push(`save ${key}`) });
  return (
    <>
      <input aria-label="Name" />
      {isBlocked && <Dialog open title="Question" onClose={() => undefined} />}
    </>
  );
}

/** Presses a key, and returns what it did and whether the browser still acts on it. */
function press(init: KeyboardEventInit, target: Element = document.body) {
  pressed.length = 0;
  return { isLeft: fireEvent.keyDown(target, init), pressed: [...pressed] };
}

/** The keys J and Ctrl+S as layouts send them. */
const layouts = [
  ['English', { key: 'j', code: 'KeyJ' }, { key: 's', code: 'KeyS' }],
  ['English with Caps Lock', { key: 'J', code: 'KeyJ' }, { key: 'S', code: 'KeyS' }],
  ['Hindi (InScript)', { key: 'र', code: 'KeyJ' }, { key: 'े', code: 'KeyS' }],
  ['Russian', { key: 'о', code: 'KeyJ' }, { key: 'ы', code: 'KeyS' }],
  ['Dvorak: by its letter, not by its place', { key: 'j', code: 'KeyC' }, { key: 's', code: 'Semicolon' }],
] as const;

test.each(layouts)('on a keyboard with the layout %s, letters are shortcuts', (_, step, save) => {
  render(<List />);
  expect(press(step)).toEqual({ isLeft: false, pressed: ['step J'] });
  expect(press({ ...save, ctrlKey: true })).toEqual({ isLeft: false, pressed: ['save Ctrl+S'] });
  expect(press({ ...save, metaKey: true }).pressed).toEqual(['save Ctrl+S']);
  for (const other of [{ altKey: true }, { shiftKey: true }, { ctrlKey: true }]) {
    expect(press({ ...step, ...other })).toEqual({ isLeft: true, pressed: [] });
  }
});

test('a sign on the key of a letter is no shortcut, and a key that composes a text is none', () => {
  render(<List />);
  expect(press({ key: ';', code: 'KeyK' }).pressed).toEqual([]);
  expect(press({ key: 'j', code: 'KeyJ', isComposing: true })).toEqual({ isLeft: true, pressed: [] });
  expect(press({ key: 's', code: 'KeyS', ctrlKey: true, isComposing: true }).pressed).toEqual([]);
});

test('Enter belongs to the link with the focus, and a key without an effect to the browser', () => {
  render(<List />);
  expect(press({ key: 'Enter' })).toEqual({ isLeft: true, pressed: [] });
  expect(press({ key: 'x' })).toEqual({ isLeft: true, pressed: [] });
});

test('single keys do nothing in a text field, and where the user has turned them off; Ctrl+S works there', () => {
  const { rerender } = render(<List />);
  const field = screen.getByLabelText('Name');
  expect(press({ key: 'j' }, field)).toEqual({ isLeft: true, pressed: [] });
  expect(press({ key: 's', ctrlKey: true }, field).pressed).toEqual(['save Ctrl+S']);
  rerender(<List areSingleKeysOn={() => false} />);
  expect(press({ key: 'j' })).toEqual({ isLeft: true, pressed: [] });
  expect(press({ key: 's', ctrlKey: true }).pressed).toEqual(['save Ctrl+S']);
});

test('an open dialog blocks all shortcuts, and the browser never saves the page', () => {
  render(<List isBlocked />);
  expect(press({ key: 'j' })).toEqual({ isLeft: true, pressed: [] });
  expect(press({ key: 's', ctrlKey: true })).toEqual({ isLeft: false, pressed: [] });
});
