import type { Text } from '#i18n/text.ts';

interface Shortcut {
  readonly does: Text;
  /** As printed on the keys. Each does the same, or the same in another direction. The screen handles them. */
  readonly keys?: readonly string[];
  /** Keys that do it too, or alone, and that the focused element handles by itself. */
  readonly elementKeys?: readonly string[];
}

/**
 * The keyboard shortcuts that work in one part of the app, declared once for what handles them, for the hints of buttons and
 * menus, and for the list of shortcuts. `useShortcuts` does not compile without a handler for each of its keys.
 */
export interface ShortcutGroup {
  /** The heading in the list of shortcuts. */
  readonly where: Text;
  readonly lines: Readonly<Record<string, Shortcut>>;
}

type KeyOf<S> = S extends { keys: readonly (infer Key)[] } ? Key : never;

/** One handler for each shortcut of a group with `keys`. It may return `false` to leave the key to the browser. */
export type ShortcutHandlers<G extends ShortcutGroup> = {
  readonly [Name in keyof G['lines'] as G['lines'][Name] extends { keys: readonly string[] } ? Name : never]: (
    key: KeyOf<G['lines'][Name]>,
    target: Element,
  ) => unknown;
};

/** The lines of the list of shortcuts. */
export function shownShortcuts({ lines }: ShortcutGroup): readonly { does: Text; keys: readonly string[] }[] {
  return Object.values(lines).map(({ does, keys = [], elementKeys = [] }) => ({
    does,
    keys: [...elementKeys, ...keys],
  }));
}
