import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Avatar } from '#ui/base/avatar.tsx';
import { eventually } from '../../support/eventually.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = `/uploads/${'a'.repeat(64)}.jpg`;

function shownImage(src: string): HTMLImageElement {
  const { container } = render(<Avatar name="Team Soul" src={src} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no image');
  return image;
}

test('shows the initials of a picture that cannot be loaded', () => {
  fireEvent.error(shownImage(stored));
  expect(screen.getByText('TS')).toBeTruthy();
});

test('shows the initials of a picture that ends early, which a browser loads', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  fireEvent.load(shownImage(stored));
  expect(await screen.findByText('TS')).toBeTruthy();
});

test('shows a whole picture, and a drawing of another site', async () => {
  const decode = vi.fn(async () => ({ close: () => undefined }));
  vi.stubGlobal('createImageBitmap', decode);
  fireEvent.load(shownImage(stored));
  await eventually(() => expect(decode).toHaveBeenCalledTimes(1));
  fireEvent.load(shownImage('https://example.com/mark.svg'));
  expect(decode).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('TS')).toBeNull();
});
