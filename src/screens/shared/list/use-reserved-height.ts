import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Keeps the height of a list's placeholders, so that what follows does not move when fewer rows replace them. A resized
 * window ends it.
 */
export function useReservedHeight(box: RefObject<HTMLElement | null>, isPlaceholder: boolean): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (isPlaceholder) current?.style.setProperty('min-block-size', `${current.offsetHeight}px`);
  }, [box, isPlaceholder]);
  useEffect(() => {
    const clear = () => box.current?.style.removeProperty('min-block-size');
    window.addEventListener('resize', clear);
    return () => window.removeEventListener('resize', clear);
  }, [box]);
}
