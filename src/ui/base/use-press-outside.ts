import { type RefObject, useEffect, useEffectEvent } from 'react';

const controls = 'a, button, input, select, textarea, label';

/** The click that a press ends in is taken away: to close a menu must not open the row that lies under the pointer. */
function takeClick() {
  const stop = new AbortController();
  const options = { capture: true, once: true, signal: stop.signal };
  document.addEventListener('click', (event) => event.stopPropagation(), options);
  document.addEventListener('pointerdown', () => stop.abort(), options);
}

/** Calls `onPress` when something outside of both `panel` and `anchor` is pressed, as long as there is an anchor. */
export function usePressOutside(options: {
  anchor: HTMLElement | null;
  panel: RefObject<HTMLElement | null>;
  onPress: () => void;
}): void {
  const { anchor, panel } = options;
  const outside = useEffectEvent(options.onPress);
  useEffect(() => {
    if (!anchor) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || anchor.contains(target) || panel.current?.contains(target)) return;
      outside();
      if (!target.closest(controls)) takeClick();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [anchor, panel]);
}
