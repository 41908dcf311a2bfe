import { useEffectEvent, useLayoutEffect } from 'react';
import { hasModal } from '../overlay/use-modal.ts';
import { letterOf } from './letter-of.ts';
import type { ShortcutGroup, ShortcutHandlers } from './shortcuts.ts';

/** Elements that use letters themselves. An open menu finds its items by their first letter. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [popover]';

type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'isComposing'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'target'
  | 'defaultPrevented'
  | 'preventDefault'
>;

/**
 * Calls the handler of the shortcut that was pressed. Single keys belong to a text field with the focus, and all keys
 * to an open dialog.
 */
export function handleShortcut<G extends ShortcutGroup>(
  group: G,
  handlers: ShortcutHandlers<G>,
  event: KeyPress,
  areSingleKeysOn = () => true,
): void {
  const { target } = event;
  // A key that composes a letter of another script is a part of the text.
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
  for (const [name, { keys = [] }] of Object.entries(group.lines)) {
    const key = keys.find((each) => isPressed(each, event));
    if (key === undefined) continue;
    // The key is one of those that the shortcut declares.
    const handle = (handlers as Readonly<Record<string, (key: string, target: Element) => unknown>>)[name];
    if (!isWithCtrl(key) && (target.closest(typing) || hasModal() || !areSingleKeysOn())) return;
    // A dialog blocks the screen below, and so its shortcuts. The browser's own Ctrl+S never runs.
    if (hasModal() || handle?.(key, target) !== false) event.preventDefault();
    return;
  }
}

/** Handles the shortcuts of a group in the whole window. `areSingleKeysOn` is asked at each press of a single key. */
export function useShortcuts<G extends ShortcutGroup>(
  group: G,
  handlers: ShortcutHandlers<G>,
  areSingleKeysOn?: () => boolean,
): void {
  useWindowKeys((event) => handleShortcut(group, handlers, event, areSingleKeysOn));
}

/** Calls `onKey` at each key press in the window, in the order in which the components asked for it. */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKey);
  // Before the first paint: a key that is pressed as soon as the screen is visible counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isWithCtrl = (key: string) => key.startsWith('Ctrl+');

const eventKeys: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight' };

/** Whether the event is a press of the key with this print. Symbols may need Shift, on some keyboards. */
function isPressed(printed: string, event: KeyPress): boolean {
  const name = printed.replace('Ctrl+', '');
  const withCtrl = event.ctrlKey || event.metaKey;
  if (event.altKey || withCtrl !== isWithCtrl(printed)) return false;
  if (name === '?' || name === '/') return event.key === name;
  if (event.shiftKey) return false;
  return event.key === (eventKeys[name] ?? name) || letterOf(event) === name;
}
