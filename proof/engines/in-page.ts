import type { Target } from './engine.ts';

/**
 * Runs in the page. Finds the first visible element with the role and the name.
 *
 * @returns null when there is none, or while something covers it, such as a message or a dialog.
 */
export function findTarget({ role, name }: Target): Element | null {
  const selectors: Readonly<Record<Target['role'], string>> = {
    button: 'button, [role=button], [role=menuitem], summary',
    textbox: 'input:not([type=checkbox]):not([type=radio]), textarea, [role=textbox]',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const byIds = (ids: string) =>
    clean(
      ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy !== null) return byIds(labelledBy);
    const label = element.getAttribute('aria-label');
    if (label !== null) return clean(label);
    if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0) {
      return clean([...element.labels].map((one) => one.textContent).join(' ')).replace(/ ?\*$/, '');
    }
    return clean(element.textContent);
  };
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  const all = [...document.querySelectorAll(selectors[role])];
  const chosen = all.find((one) => isVisible(one) && nameOf(one) === name);
  if (chosen === undefined) return null;
  chosen.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = chosen.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (chosen.contains(hit) || hit.contains(chosen)) ? chosen : null;
}

/** The source of a function for a page. The loader of this process adds calls of `__name` to functions. */
export function sourceOf(work: (...args: never[]) => unknown): string {
  return `(function () { const __name = (one) => one; return (${String(work)}).apply(null, arguments); })`;
}
