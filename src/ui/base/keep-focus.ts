import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of what is pressed near fields: the focus stays where it is. Leaving a field may show its error, which
 * would move the button or the link away under the press.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
