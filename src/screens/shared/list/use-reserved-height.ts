import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height of a list's placeholders, so that what follows does not move when fewer rows replace them. A resized
 * window ends it.
 */
export function useReservedHeight(box: RefObject<HTMLElement | null>, isPlaceholder: boolean): void {
  // The observer reads the height after the browser's own layout: reading it here would need one before the first paint.
  useEffect(() => {
    const { current } = box;
    if (!(isPlaceholder && current)) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) current.style.setProperty('min-block-size', `${height}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, isPlaceholder]);
  useEffect(() => {
    const clear = () => box.current?.style.removeProperty('min-block-size');
    window.addEventListener('resize', clear);
    return () => window.removeEventListener('resize', clear);
  }, [box]);
}
