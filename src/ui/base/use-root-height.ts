import { type RefObject, useEffect } from 'react';

/** Heights of what covers an edge of the window. The page scrolls its focused element from under them. */
type RootHeight = '--notices' | '--bottom-bar' | '--undo-bar';

/** Sets a height of the document to that of an element, while the element is in the page. */
export function useRootHeight(name: RootHeight, ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const root = document.documentElement.style;
    let height = 0;
    const observer = new ResizeObserver(() => {
      // Any change of the root's style costs a style recalculation of the whole page.
      if (element.offsetHeight === height) return;
      height = element.offsetHeight;
      root.setProperty(name, `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  }, [name, ref]);
}
