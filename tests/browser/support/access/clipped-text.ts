import { expect, type Page } from '@playwright/test';

/**
 * Fails if an element clips its text or the text overflows its button. A text that is shortened by design must end in
 * an ellipsis and have the full text in a tooltip or label. A cell of a table gets its tooltip under the pointer.
 */
export async function expectNoClippedText(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    /** The head of a table whose rows have two lines, in a box of one pixel. */
    const isForReaders = (element: HTMLElement) => (element.closest('thead')?.clientWidth ?? 2) <= 1;
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return (
        ownText &&
        element.clientWidth > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isForReaders(element)
      );
    });
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isClipped = (element: HTMLElement) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
      const isShownElsewhere = element.closest('[title], [aria-label], [data-tip], tbody td') !== null;
      return (isTooWide || isTooHigh) && !(isShortened && isShownElsewhere);
    };
    const sticksOut = (element: HTMLElement) => {
      const frame = element
        .closest('button, a, [role=option], [role=menuitem], th, td, summary')
        ?.getBoundingClientRect();
      if (frame === undefined || hides(getComputedStyle(element).overflowX)) return false;
      const range = document.createRange();
      // Only the element's own text: a child may hold text for screen readers, in a box of one pixel.
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        range.selectNodeContents(node);
        const { left, right, width } = range.getBoundingClientRect();
        return width > 0 && (left < frame.left - 2 || right > frame.right + 2);
      });
    };
    return shown
      .filter((element) => isClipped(element) || sticksOut(element))
      .map((element) => `${element.textContent.trim().slice(0, 60)} in ${element.outerHTML.slice(0, 100)}`);
  });
  expect(cut).toEqual([]);
}
