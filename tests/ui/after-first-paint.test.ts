import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';

/** Shows a frame: whoever watches what is in sight is told. */
let paint: () => void = () => undefined;

class Frames {
  readonly #told: () => void;
  constructor(told: () => void) {
    this.#told = told;
  }
  observe() {
    paint = this.#told;
  }
  disconnect() {
    paint = () => undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Frames);
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const load = () => Promise.resolve('code');

function begin() {
  const arrived = vi.fn();
  void afterFirstPaint(load).then(arrived);
  return arrived;
}

function draw(html: string): void {
  const root = document.getElementById('root');
  if (root) root.innerHTML = html;
}

test('what the first screen can do without is fetched once that stands and has been shown', async () => {
  const arrived = begin();
  await vi.advanceTimersByTimeAsync(500);
  draw('<main><span data-coming></span></main>');
  await vi.advanceTimersByTimeAsync(500);
  expect(arrived).not.toHaveBeenCalled();
  draw('<main>Rows</main>');
  await vi.advanceTimersByTimeAsync(0);
  for (let frames = 0; frames < 2; frames += 1) {
    expect(arrived).not.toHaveBeenCalled();
    paint();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(arrived).toHaveBeenCalledExactlyOnceWith('code');
});

test('a screen that does not come holds nothing up for longer than five seconds', async () => {
  const arrived = begin();
  await vi.advanceTimersByTimeAsync(4900);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(arrived).toHaveBeenCalledOnce();
});
