import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * The height of the placeholders, in pixels, so that what follows does not move when they are replaced by fewer rows.
 * Undefined before placeholders were shown, and after the window was resized.
 */
export function useReservedHeight(box: RefObject<HTMLElement | null>, isPlaceholder: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (isPlaceholder) setHeight(box.current?.offsetHeight);
  }, [box, isPlaceholder]);
  useEffect(() => {
    const clear = () => setHeight(undefined);
    window.addEventListener('resize', clear);
    return () => window.removeEventListener('resize', clear);
  }, []);
  return height;
}
