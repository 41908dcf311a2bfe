/** Shows all of an element that Tab reaches: Chromium leaves one that a sideways scroller cuts off as it is. */
export function showFocusWhole(): void {
  document.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
