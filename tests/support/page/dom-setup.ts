import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { waitTimeoutMs } from '../eventually.ts';
import { fakeBitmap } from './fake-bitmap.ts';
import { closeTabs, settleTabs } from './opened-tabs.ts';
import { resetIndexedDb, settleStorage } from './reset-indexed-db.ts';
import './quick-keys.ts';
import { VisibleObserver } from './visible-observer.ts';

// The test files of a process share imported modules. Each starts with empty storage, and without tabs and screens.
beforeAll(() => {
  vi.unstubAllGlobals();
  // The one of the DOM library never calls its callback.
  Object.assign(globalThis, { IntersectionObserver: VisibleObserver });
  fakeBitmap();
  resetIndexedDb();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(async () => {
  closeTabs();
  await settleStorage();
});

// Without global test functions Testing Library cannot register its cleanup. It comes first: a form that unmounts stores
// its draft, and needs the tab and its databases for this.
afterEach(async () => {
  cleanup();
  await settleStorage();
  closeTabs();
  await settleTabs();
  await settleStorage();
});

configure({ asyncUtilTimeout: waitTimeoutMs });
