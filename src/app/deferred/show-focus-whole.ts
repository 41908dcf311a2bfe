/** Shows all of an element that Tab reaches: Chromium leaves one that a sideways scroller cuts off as it is. */
export function showFocusWhole(): () => void {
  const show = ({ key, target }: KeyboardEvent) => {
    if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('keyup', show);
  return () => document.removeEventListener('keyup', show);
}
