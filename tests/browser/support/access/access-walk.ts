import type { Page } from '@playwright/test';
import type { FaultServer } from '../network/fault-server.ts';
import type { TestUser } from '../test-user.ts';

/** One user on one device, with a connection of their own. */
export interface Walk {
  readonly page: Page;
  readonly user: TestUser;
  readonly faults: FaultServer;
}
