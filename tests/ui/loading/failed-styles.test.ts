import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refetchFailedStyles, trackFailedStyles } from '#ui/loading/failed-styles.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';

/** No valid URL: happy-dom fetches nothing, and the test decides how the fetch ends. */
const href = 'https://';

beforeAll(trackFailedStyles);
afterEach(() => document.head.replaceChildren());

const links = () => [...document.head.querySelectorAll('link')];

function add(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Ends the fetch of the only style sheet. */
function end(type: 'load' | 'error'): void {
  expect(links().map((link) => [link.rel, link.href])).toEqual([['stylesheet', href]]);
  links()[0]?.dispatchEvent(new Event(type));
}

test('a style sheet that could not be fetched is fetched again before any lazily loaded code', async () => {
  const onError = vi.fn();
  add('stylesheet').addEventListener('error', onError);
  end('error');
  expect(links()).toEqual([]);
  expect(onError).toHaveBeenCalledOnce();

  const load = vi.fn(() => Promise.resolve('Teams'));
  const code = lazyCode(load);
  const first = code.load();
  end('error');
  await expect(first).rejects.toThrow('Unable to fetch https://');
  expect(links()).toEqual([]);
  expect(load).not.toHaveBeenCalled();

  const second = Promise.all([code.load(), refetchFailedStyles()]);
  end('load');
  await expect(second).resolves.toEqual(['Teams', undefined]);
  await refetchFailedStyles();
  expect(links()).toHaveLength(1);
});

test('another link that fails stays, and nothing waits for it', async () => {
  const link = add('icon');
  link.dispatchEvent(new Event('error'));
  await refetchFailedStyles();
  expect(links()).toEqual([link]);
});
