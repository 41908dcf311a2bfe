import { type RefObject, useEffect, useEffectEvent } from 'react';

const controls = 'a, button, input, select, textarea, label';

/** Stops the click that follows the press, so that closing a menu does not open the row under the pointer. */
function stopNextClick() {
  const controller = new AbortController();
  const options = { capture: true, once: true, signal: controller.signal };
  document.addEventListener('click', (event) => event.stopPropagation(), options);
  document.addEventListener('pointerdown', () => controller.abort(), options);
}

/** Calls `onPress` on a press outside of both `panel` and `anchor`, while there is an anchor. */
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
      if (!target.closest(controls)) stopNextClick();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [anchor, panel]);
}
