declare global {
  interface Window {
    shifts: { readonly value: number; readonly moved: readonly (string | undefined)[] }[];
  }
}

/**
 * Runs in the page: collects layout shifts from now on, with the elements that moved. Shifts within half a second of a
 * press are the response to it and not counted.
 */
export function observeShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {
        value,
        hadRecentInput,
        sources = [],
      } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.outerHTML.slice(0, 160);
      });
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift' });
}
