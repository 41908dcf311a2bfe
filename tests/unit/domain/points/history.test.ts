import { expect, test } from 'vitest';
import { closed, type History, noHistory, noted, redone, undone } from '#domain/points/history.ts';
import { fc } from '../../../support/fast-check.ts';

test('typing in one cell is one step, until the user moves to another cell', () => {
  const typed = noted(noted(noted<string>(noHistory, '', 'a'), '1', 'a'), '12', 'a');
  expect(undone(typed, '123')?.step).toEqual({ value: '', place: 'a' });
  const left = noted(closed(typed), '123', 'a');
  expect(undone(left, '1234')?.step.value).toBe('123');
});

test('a new change clears the redo steps', () => {
  const back = undone(noted<string>(noHistory, 'old', 'a'), 'new');
  expect(back && redone(back.history, 'old')?.step.value).toBe('new');
  expect(back && redone(noted(back.history, 'old', 'b'), 'other')).toBeUndefined();
});

test('without changes there is nothing to undo', () => {
  expect(undone(noHistory, 'x')).toBeUndefined();
  expect(redone(noHistory, 'x')).toBeUndefined();
});

test('undoing all steps restores the first state, and redoing them restores the last one', () => {
  const keys = fc.array(fc.constantFrom('a', 'b', 'undo', 'redo', 'leave'));
  fc.assert(
    fc.property(keys, (presses) => {
      let history: History<number> = noHistory;
      let value = 0;
      const move = (step: typeof undone<number>) => {
        const moved = step(history, value);
        if (moved) [history, value] = [moved.history, moved.step.value];
        return moved !== undefined;
      };
      for (const [at, press] of presses.entries()) {
        if (press === 'undo') move(undone);
        else if (press === 'redo') move(redone);
        else if (press === 'leave') history = closed(history);
        else [history, value] = [noted(history, value, press), at + 1];
      }
      while (move(redone));
      const end = value;
      while (move(undone));
      expect(value).toBe(0);
      while (move(redone));
      expect(value).toBe(end);
    }),
  );
});
