import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { InSight } from './in-sight.ts';
import { newDisk, windDown } from './new-disk.ts';
import { closeTabs, settleTabs } from './opened-tabs.ts';

// The files of a process share what they import: nothing on the device, no tab and no screen is there for the next.
beforeAll(() => {
  vi.unstubAllGlobals();
  // The DOM library has one that never tells.
  Object.assign(globalThis, { IntersectionObserver: InSight });
  newDisk();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(async () => {
  closeTabs();
  await windDown();
});

// Without global test functions Testing Library cannot register this by itself. In this order: a form that closes stores
// its draft, which needs the tab and its databases.
afterEach(async () => {
  cleanup();
  await windDown();
  closeTabs();
  await settleTabs();
  await windDown();
});

// How long `findBy...` and `waitFor` look: a busy machine is no fault of a screen. Milliseconds.
configure({ asyncUtilTimeout: 5000 });
