import type { MouseEvent } from 'react';

/**
 * An `onMouseDown` handler for buttons and links near fields: it keeps the focus in the field. A blur may show an error,
 * which would move the pressed element away.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
