import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from one checkbox to another with the arrow keys, Home and End. */
export function stepSelection(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const { currentTarget } = event;
  const boxes = [...(currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-pick]') ?? [])];
  event.preventDefault();
  boxes[step(boxes.indexOf(currentTarget), boxes.length - 1)]?.focus();
}
