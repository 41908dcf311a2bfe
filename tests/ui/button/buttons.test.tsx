import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { show } from '../support/show.ts';

describe('a button', () => {
  it("shows 'Loading...' and is disabled while busy, and keeps the width of its label", () => {
    const { rerender } = render(<Button busy={false}>Login</Button>);
    expect(screen.getByRole('button').textContent).toBe('Login');
    rerender(<Button busy>Login</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' });
    expect(button.disabled).toBe(true);
    expect(button.textContent).toBe('Loading...');
    expect(screen.getByText('Loading...').dataset['reserve']).toBe('Login');
  });

  it('navigates by setting the URL hash', async () => {
    window.location.hash = '';
    const user = show(<Button to="/dashboard">Home</Button>);
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(window.location.hash).toBe('#/dashboard');
  });

  it('does not navigate when its owner prevents the default', async () => {
    window.location.hash = '#/here';
    const user = show(
      <Button to="/dashboard" onClick={(event) => event.preventDefault()}>
        Home
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    expect(window.location.hash).toBe('#/here');
  });

  it('does not submit a form by default', async () => {
    const onSubmit = vi.fn();
    const user = show(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a link that looks like a button', () => {
  it('is a real link', () => {
    render(<LinkButton to="/teams/create">Create</LinkButton>);
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('#/teams/create');
  });
});

describe('a switch', () => {
  it('requests the other state, but not while it is busy', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    const { rerender } = render(<Switch label="Active" checked onChange={onChange} />);
    await user.click(screen.getByRole('switch', { name: 'Active', checked: true }));
    expect(onChange).toHaveBeenLastCalledWith(false);
    rerender(<Switch label="Active" checked busy onChange={onChange} />);
    await user.click(screen.getByRole('switch'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('switch'));
  });
});
