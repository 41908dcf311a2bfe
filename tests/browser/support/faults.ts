import type { Page } from '@playwright/test';

/** What may become of a call, each with what the person is told of it. */
export const faults = {
  'no connection': {
    message: 'You are offline',
    cause: (page: Page, _call: string) => page.context().setOffline(true),
  },
  'a 500': {
    message: 'The server had a problem',
    cause: (page: Page, call: string) =>
      page.route(call, (route) =>
        route.fulfill({ status: 500, json: { status: false, message: 'The server had a problem' } }),
      ),
  },
  "a page where the contract's JSON was due": {
    message: "The server's answer was not understood",
    cause: (page: Page, call: string) =>
      page.route(call, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in to the Wi-Fi</h1>' }),
      ),
  },
} as const;
