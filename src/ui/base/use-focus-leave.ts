import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` when focus goes out of an element altogether. A press inside on something other than a text box leaves
 * focus where it is: Safari gives none to a button that is pressed, which would look like leaving.
 */
export function useFocusLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const around = element.current;
    if (!around) return;
    const stop = new AbortController();
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) leave();
    };
    const keepFocus = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    around.addEventListener('focusout', focusOut, { signal: stop.signal });
    around.addEventListener('mousedown', keepFocus, { signal: stop.signal });
    return () => stop.abort();
  }, [element]);
}
