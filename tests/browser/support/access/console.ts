import type { BrowserContext, ConsoleMessage } from '@playwright/test';

interface Write {
  readonly type: string;
  readonly text: string;
  /** Where it was written, or the address of the request that failed. */
  readonly address: string;
}

/** What the pages of the running test have written. */
let written: Write[] = [];

/** What the running test expects in the console. */
let expected: RegExp[] = [];

/** The origins of fault servers that have failed. A response may still fail when the next test has started. */
const failing = new Set<string>();

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

/** What the running test has written and does not expect. The next test begins without. */
export function takeUnexpected(): readonly string[] {
  const isExpected = ({ text }: Write) => expected.some((one) => one.test(text));
  const unexpected = written.filter((write) => write.type === 'uncaught' || !isExpected(write));
  written = [];
  expected = [];
  return unexpected.map(({ type, text, address }) => `${type}: ${text} (${address})`);
}

/**
 * Notes every text in the console of a browser's pages and workers, and every uncaught error, except requests that the test
 * lets fail.
 */
export function watchConsole(context: BrowserContext): void {
  const listen = (message: ConsoleMessage) => {
    const write = { type: message.type(), text: message.text(), address: message.location().url };
    if (!isOwnFailure(write)) written.push(write);
  };
  context.on('console', listen);
  context.on('serviceworker', (worker) => worker.on('console', listen));
  context.on('weberror', (uncaught) => {
    const { message, stack } = uncaught.error();
    written.push({ type: 'uncaught', text: `${message} ${stack ?? ''}`, address: uncaught.page()?.url() ?? '' });
  });
}

/** What every test expects. */
const always = [
  // The specification requires it when a token cannot be refreshed.
  /^Refresh token error:/,
  // For a test without the service worker, Playwright registers nothing, and then the app reports that. Or a page is left
  // while it fetches the code.
  /^Service Worker registration blocked/,
  /^The app cannot be cached for offline use: TypeError: (.*'waiting'|Failed to fetch dynamically)/,
  // Chromium reports that the app offers its installation itself.
  /^Banner not shown: beforeinstallpromptevent\.preventDefault\(\)/,
  // Chromium looks for it again when a server has stopped.
  /^Error while trying to use the following icon from the Manifest/,
  // The explorer's tests run on the development server.
  /^\[vite\] connect/,
  /^%cDownload the React DevTools/,
  // A test can leave a screen before its style sheet is used.
  /^The resource \S+\.css was preloaded using link preload but not used/,
];

/** Whether the test has caused it. */
function isOwnFailure({ text, address }: Write): boolean {
  if (always.some((one) => one.test(text))) return true;
  if (!text.startsWith('Failed to load resource: ')) return false;
  // Without a response: the test has taken the network or the server away, or the picture is of another host.
  if (/net::ERR_\w+$/.test(text)) return true;
  const { origin, pathname } = new URL(address);
  // A browser asks for it beside a page that is not the app, such as a picture.
  if (pathname === '/favicon.ico') return true;
  // `openapi/` has these responses, and each is checked against it.
  const isRefusal = pathname.startsWith('/api/') && /status of 4\d\d /.test(text);
  return isRefusal || failing.has(origin);
}
