import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Info from 'lucide-react/icons/info';
import { expect, test, vi } from 'vitest';
import { Strip } from '#app/notices/strip.tsx';

test('a notice that the user has closed comes back when its reason ends and begins again, or changes', async () => {
  const onClose = vi.fn();
  const strip = (words: string | null) => <Strip tone="info" icon={Info} words={words} onClose={onClose} />;
  const { rerender } = render(strip('You are offline.'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByText('You are offline.')).toBeNull();
  rerender(strip(null));
  rerender(strip('You are offline.'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  rerender(strip('The connection is slow.'));
  expect(screen.getByText('The connection is slow.')).toBeTruthy();
});
