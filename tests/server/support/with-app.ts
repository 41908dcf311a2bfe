import { afterAll, beforeAll, expect } from 'vitest';
import { openTestApp, type TestApp, type TestOptions } from './test-app.ts';

/** One application for all tests of a file, because opening its database takes seconds. */
export function withApp(options?: TestOptions): () => TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp(options);
  });
  afterAll(async () => {
    await opened?.close();
    expect(opened?.faults).toEqual([]);
  });
  return () => {
    if (opened === undefined) throw new Error('The application is open inside tests only');
    return opened;
  };
}
