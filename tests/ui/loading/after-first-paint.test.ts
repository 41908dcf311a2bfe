import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';

/** Paints a frame: calls the intersection observer. */
let paint: () => void = () => undefined;

class FakeObserver {
  readonly #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe() {
    paint = this.#callback;
  }
  disconnect() {
    paint = () => undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const load = () => Promise.resolve('code');

function start() {
  const arrived = vi.fn();
  void afterFirstPaint(load).then(arrived);
  return arrived;
}

function render(html: string): void {
  const root = document.getElementById('root');
  if (root) root.innerHTML = html;
}

test('optional code is fetched after the first screen is rendered and painted', async () => {
  const arrived = start();
  await vi.advanceTimersByTimeAsync(500);
  render('<main><span data-coming></span></main>');
  await vi.advanceTimersByTimeAsync(500);
  expect(arrived).not.toHaveBeenCalled();
  render('<main>Rows</main>');
  await vi.advanceTimersByTimeAsync(0);
  for (let frames = 0; frames < 2; frames += 1) {
    expect(arrived).not.toHaveBeenCalled();
    paint();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(arrived).toHaveBeenCalledExactlyOnceWith('code');
});

test('without a first screen, optional code is fetched after five seconds', async () => {
  const arrived = start();
  await vi.advanceTimersByTimeAsync(4900);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(arrived).toHaveBeenCalledOnce();
});
