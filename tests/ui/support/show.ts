import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Renders an element for a user. */
export function show(element: ReactNode): UserEvent {
  render(element);
  return userEvent.setup();
}
