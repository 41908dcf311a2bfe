import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuPanel } from '#ui/overlay/menu-panel.tsx';

function setUp() {
  const [onEdit, onDelete] = [vi.fn(), vi.fn()];
  render(
    <>
      <Menu
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            Actions
          </button>
        )}
      >
        {(open) => (
          <MenuPanel
            {...open}
            items={[
              { key: 'edit', label: 'Edit', onSelect: onEdit },
              { key: 'copy', label: 'Copy', disabled: true, onSelect: () => undefined },
              { key: 'delete', label: 'Delete', separated: true, tone: 'danger', onSelect: onDelete },
            ]}
          />
        )}
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), onEdit, onDelete, button: screen.getByRole('button', { name: 'Actions' }) };
}

const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  it('focuses its first item; arrows wrap and skip disabled items; Enter chooses', async () => {
    const { user, onDelete, button } = setUp();
    await user.click(button);
    await screen.findByRole('menu');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Edit');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Delete');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Edit');
    await user.keyboard('d{Enter}');
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { user, button } = setUp();
    await user.click(button);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes on a press outside and on a second press of its button', async () => {
    const { user, button, onEdit } = setUp();
    await user.click(button);
    await screen.findByRole('menu');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(onEdit).not.toHaveBeenCalled();
  });
});
