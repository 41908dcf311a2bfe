import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` when the focus leaves an element. A press inside on anything but an input keeps the focus, because
 * Safari does not focus a pressed button, which would count as leaving.
 */
export function useFocusLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const controller = new AbortController();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && container.contains(relatedTarget))) leave();
    };
    const onMouseDown = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    container.addEventListener('focusout', onFocusOut, { signal: controller.signal });
    container.addEventListener('mousedown', onMouseDown, { signal: controller.signal });
    return () => controller.abort();
  }, [element]);
}
