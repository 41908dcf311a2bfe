import type { Page } from '@playwright/test';

/** The calls of a page that may write, from now on, such as `PATCH /api/v1/teams/7`. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET') writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}
