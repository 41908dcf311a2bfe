/**
 * Moves the focus among the items of an open menu by a key: arrows (wrapping at the ends), Home, End, or the first letter
 * of a label. Returns whether the key moved the focus.
 */
export function stepFocus(menu: HTMLElement | null, key: string): boolean {
  const items = Array.from(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const target = targetOf(key, items, at);
  target?.focus();
  return target !== undefined;
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'first' || key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return fromHere.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter));
}
