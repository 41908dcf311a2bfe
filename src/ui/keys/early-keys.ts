let typed = '';

/** Keys that are pressed after Create and before its form has loaded: the list that is still shown must not get them. */
export function catchEarlyKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const isWaiting = /^#\/\w+\/create/.test(location.hash) && !document.querySelector('main form, dialog[open]');
      // The space bar presses a button, such as that of a form that could not be loaded.
      const isPress =
        key === ' ' && typed === '' && target instanceof Element && target.closest('button, a, summary') !== null;
      if (!isWaiting || isPress || target instanceof HTMLSelectElement) typed = '';
      else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) {
        typed += key;
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}

/** Types the early keys into a field that has just got the focus, as the user would. */
export function typeEarlyKeys(field: HTMLElement): void {
  if (typed !== '' && field instanceof HTMLInputElement) {
    const end = field.value.length;
    field.setRangeText(typed, end, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed = '';
}
