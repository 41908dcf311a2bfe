import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What the pages of the running test have written. */
let written: string[] = [];

/** What the running test expects in the console. */
let expected: RegExp[] = [];

/** The origins of fault servers that have failed in the running test. */
const failing = new Set<string>();

/** The browsers that the running test has taken offline. */
const offline = new Set<BrowserContext>();

/**
 * Expects that a page of the running test may write such a text to the console. Chromium itself reports each request that
 * fails: "Failed to load resource: …".
 */
export function expectConsole(...texts: readonly RegExp[]): void {
  expected.push(...texts);
}

/** Expects that requests to a fault server fail. */
export function expectFailures(origin: string): void {
  failing.add(origin);
}

export const unexpectedWrites = (): readonly string[] => written;

export function forgetExpected(): void {
  expected = [];
  written = [];
  failing.clear();
  offline.clear();
}

/** Notes every text in the console of a browser's pages, and every uncaught error, that the test does not expect. */
export function watchConsole(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    if (isOffline) offline.add(context);
    await setOffline(isOffline);
  };
  context.on('console', (message) => {
    if (!isExpected(context, message)) written.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (uncaught) => {
    const { message, stack } = uncaught.error();
    written.push(`Uncaught: ${message} ${stack ?? ''} (${uncaught.page()?.url() ?? 'no page'})`);
  });
}

function isExpected(context: BrowserContext, message: ConsoleMessage): boolean {
  const text = message.text();
  // The specification requires it when a token cannot be refreshed.
  if (text.startsWith('Refresh token error:')) return true;
  return isOwnFailure(context, message) || expected.some((one) => one.test(text));
}

/** Whether the browser reports a failed request that the test has caused. */
function isOwnFailure(context: BrowserContext, message: ConsoleMessage): boolean {
  const text = message.text();
  if (!text.startsWith('Failed to load resource: ')) return false;
  const isUnanswered = /net::ERR_\w+$/.test(text);
  if (isUnanswered && offline.has(context)) return true;
  const { origin, hostname, pathname } = new URL(message.location().url);
  // A browser asks for it beside a page that is not the app, such as a picture.
  if (pathname === '/favicon.ico') return true;
  // Tests have no network beyond this machine: pictures of other hosts, such as videos, stay out.
  if (isUnanswered && !['localhost', '127.0.0.1'].includes(hostname)) return true;
  // `openapi/` has these responses, and each is checked against it.
  const isRefusal = pathname.startsWith('/api/') && /status of 4\d\d /.test(text);
  return isRefusal || failing.has(origin);
}
