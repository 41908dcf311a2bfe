import type { Target } from './engine.ts';

/**
 * Runs in the page. Finds the first visible element with the role and the name.
 *
 * @returns null when there is none, or while something covers it, such as a message or a dialog.
 */
export function findTarget({ role, name, isPart }: Target): Element | null {
  const selectors: Readonly<Record<Target['role'], string>> = {
    button: 'button, [role=button], [role=menuitem], summary',
    link: 'a[href]',
    textbox: 'input:not([type=checkbox]):not([type=radio]), textarea, [role=textbox]',
    heading: 'h1, h2, h3, [role=heading]',
    switch: '[role=switch]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    row: 'tr, [role=row]',
    combobox: '[role=combobox], select',
    text: 'p, span, strong, div, li, td, h1, h2, h3, output',
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
  const matches = (element: Element) => (isPart === true ? nameOf(element).includes(name) : nameOf(element) === name);
  const found = [...document.querySelectorAll(selectors[role])].filter((one) => isVisible(one) && matches(one));
  // Of nested elements with the same text the innermost one.
  const chosen = role === 'text' ? found.at(-1) : found[0];
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
