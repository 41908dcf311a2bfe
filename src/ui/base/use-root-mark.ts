import { useLayoutEffect } from 'react';

/** What the page leaves room for while it is shown: see the style sheets that name the attribute. */
type RootMark = 'data-dock' | 'data-save-bar';

const counts = new Map<RootMark, number>();

/** Marks the document while a component is shown, for rules about the whole page: `:has()` would slow each change of it. */
export function useRootMark(mark: RootMark, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isShown]);
}

function count(mark: RootMark, step: 1 | -1): void {
  const shown = (counts.get(mark) ?? 0) + step;
  counts.set(mark, shown);
  document.documentElement.toggleAttribute(mark, shown > 0);
}
