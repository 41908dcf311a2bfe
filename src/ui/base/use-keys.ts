import { useEffectEvent, useLayoutEffect } from 'react';
import { hasModal } from '../overlay/use-modal.ts';

/** Elements that use letters themselves. An open menu finds its items by their first letter. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [popover]';

/** Whether a key press belongs to the element with the focus, so that single-key shortcuts must not react to it. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/**
 * Shortcuts of the whole window. Not called for key presses that something else has handled, nor while a dialog is open.
 * A handler of single keys also checks {@link isTyping}.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !event.altKey && !hasModal()) onKey(event);
  });
  // Before the first paint: a key that is pressed as soon as the screen is visible counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
