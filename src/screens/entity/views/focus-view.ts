/**
 * Focuses the tab of a view (the first one, of the whole list, without a name) once it is rendered: the button that had the
 * focus disappears. The heading gets it if the list has no tabs any more.
 */
export function focusView(name?: string): void {
  setTimeout(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[data-view]')];
    const tab = tabs.find(({ dataset }) => dataset['view'] === (name ?? '')) ?? document.querySelector('h1');
    tab?.focus();
  });
}
