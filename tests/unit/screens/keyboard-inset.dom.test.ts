import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeyboardInset } from '#screens/shared/form/save-bar.tsx';

const inset = () => document.documentElement.style.getPropertyValue('--keyboard');

/** A window of 780 px whose visible part has another size. */
function show(viewport: EventTarget, visible: { height: number; offsetTop?: number; scale?: number }) {
  Object.assign(viewport, { offsetTop: 0, scale: 1, ...visible });
  viewport.dispatchEvent(new Event('resize'));
}

test('the bar rises above an on-screen keyboard, and not for a zoomed page', () => {
  const viewport = new EventTarget();
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 780);
  const { unmount } = renderHook(() => useKeyboardInset());
  show(viewport, { height: 480 });
  expect(inset()).toBe('300px');
  show(viewport, { height: 480, offsetTop: 120 });
  expect(inset()).toBe('180px');
  show(viewport, { height: 390, scale: 2 });
  expect(inset()).toBe('0px');
  show(viewport, { height: 780 });
  expect(inset()).toBe('0px');
  show(viewport, { height: 480 });
  unmount();
  expect(inset()).toBe('');
});
