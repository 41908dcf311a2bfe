import { type RefObject, useEffect, useEffectEvent } from 'react';

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
      if (target instanceof Node && !anchor.contains(target) && !panel.current?.contains(target)) outside();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [anchor, panel]);
}
