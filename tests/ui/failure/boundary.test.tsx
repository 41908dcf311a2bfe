import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Boundary } from '#ui/failure/boundary.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { expectConsole } from '../../support/expect-console.ts';

const options = { onCaughtError: () => undefined };
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const expectLog = (of: string) =>
  expectConsole('error', new RegExp(`^A ${of} could not be shown\\. Reference [0-9A-Z]{10} .*at Teams`, 's'));

const teams = { isBroken: true };
beforeEach(() => Object.assign(teams, { isBroken: true }));

/** Fails until it is repaired. */
function Teams() {
  if (teams.isBroken) throw new Error('broken');
  return <p>Teams</p>;
}

/** Opens what fails on a press, beside a field. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Boundary of="part">{isOpen && <Teams />}</Boundary>
    </>
  );
}

/** A screen that fails. */
const failingScreen = ({ children = <Teams />, ...props }: Partial<ComponentProps<typeof Boundary>> = {}) => (
  <Boundary of="screen" {...props}>
    {children}
  </Boundary>
);

test('what failed says so with a reference, and everything around it stays', () => {
  expectLog('screen');
  render(
    <>
      <nav>Menu</nav>
      {failingScreen()}
    </>,
    options,
  );
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This screen could not be shown');
  expect(alert.textContent).toMatch(/your drafts are safe.*Reference [0-9A-HJKMNP-TV-Z]{10}/s);
  expect(document.activeElement).toBe(alert);
  expect(screen.getByRole('navigation').textContent).toBe('Menu');
});

test('Try again shows it once the cause is gone, and says it again with another reference while it is not', () => {
  expectLog('screen');
  expectLog('screen');
  const onRetry = vi.fn();
  render(failingScreen({ onRetry }), options);
  const reference = () => screen.getByText(/^Reference /).textContent;
  const first = reference();
  press('Try again');
  expect(reference()).not.toBe(first);
  teams.isBroken = false;
  press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Teams')).toBeDefined();
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('Reload loads the page again', () => {
  expectLog('screen');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(failingScreen(), options);
  press('Reload');
  expect(reload).toHaveBeenCalledOnce();
});

test('another address clears the failure, and the same one keeps it', () => {
  expectLog('screen');
  const { rerender } = render(failingScreen({ shown: '/teams' }), options);
  const children = <p>Games</p>;
  rerender(failingScreen({ shown: '/teams', children }));
  expect(screen.getByRole('alert')).toBeDefined();
  rerender(failingScreen({ shown: '/games', children }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Games')).toBeDefined();
});

test('the focus stays where the user works', () => {
  expectLog('part');
  render(<Page />, options);
  screen.getByRole('textbox').focus();
  press('Open');
  expect(screen.getByRole('alert').textContent).toContain('This part could not be shown');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a dialog whose content fails keeps its title and its Close button', () => {
  expectLog('dialog');
  const onClose = vi.fn();
  render(
    <Dialog open title="Teams of the match" onClose={onClose}>
      <Teams />
    </Dialog>,
    options,
  );
  expect(screen.getByRole('heading', { name: 'Teams of the match' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This dialog could not be shown');
  press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a component that fails before it opens its dialog opens another one, which can be closed', async () => {
  expectLog('dialog');
  const onClose = vi.fn();
  render(
    <DialogBoundary onClose={onClose}>
      <Teams />
    </DialogBoundary>,
    options,
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('This dialog could not be shown');
  press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});
