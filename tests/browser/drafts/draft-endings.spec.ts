import { type BrowserContext, expect, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { signIn, waitForWorker } from '../support/app.ts';
import { entry } from '../support/flows/entity-form.ts';
import { delaysMs, type Ending, endings, shareSignIn, shortDelaysMs } from '../support/flows/page-endings.ts';
import { checkRequests } from '../support/network/check-requests.ts';
import { activateUpdate } from '../support/server/activate-update.ts';
import { waitForDraftKey } from '../support/storage/browser-databases.ts';
import { draftStored, offer } from '../support/storage/drafts.ts';
import { onUpdatableServer, test, withoutWorker } from '../support/test.ts';

/** What a form says as long as the last changes may be lost. */
const waitForDraft = 'Wait for “Draft saved” before you close or reload this page.';

/** Stores the last changes of a page that ends. */
type DraftWorkerKind = 'service worker' | 'shared worker';

interface Try {
  readonly delayMs: number;
  readonly isFound: boolean;
}

/** `npm run endings` asks for more tries. */
const wanted = Number(process.env['ENDINGS_TRIES'] ?? 0);
const tried = wanted === 0 ? delaysMs : shortDelaysMs(wanted);

/** The test opens the app once per delay. */
test.describe.configure({ mode: 'parallel', timeout: 240_000 + wanted * 20_000 });

const workerKinds: readonly DraftWorkerKind[] = ['service worker', 'shared worker'];
const walks = workerKinds.flatMap((workerKind) => endings.map((ending) => ({ workerKind, ending })));

for (const { workerKind, ending } of walks) {
  test(`typed text survives by the ${workerKind}: ${ending.name}`, async ({ browser }) => {
    const serviceWorkers = workerKind === 'service worker' ? 'allow' : 'block';
    const context = await browser.newContext({ serviceWorkers });
    await expectNothingLost(context, ending, workerKind);
  });
}

test.describe('with a new build', () => {
  test.use(onUpdatableServer);

  test('typed text survives when a new worker takes control while the user types', async ({
    page,
    updatable: { build },
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page);
    await waitForWorker(page);
    await waitForDraftKey(page);
    const tries: Try[] = [];
    for (const [at, delayMs] of tried.entries()) {
      await page.goto('/#/teams/create');
      const field = entry(page, 'Full Name');
      await field.click();
      await build.upgrade();
      await page.evaluate(installUpdate);
      // Input before the new version begins to activate would be unsaved, and the update refused.
      await activateUpdate(page);
      const text = `Update ${at} while typing`;
      await field.pressSequentially(text);
      await expect.poll(() => page.evaluate(isActivated)).toBe(true);
      await field.press('.');
      await letTimePass(delayMs);
      await page.reload();
      tries.push({ delayMs, isFound: await isOffered(page, `${text}.`) });
    }
    expectAllFound('service worker: a new worker takes control', tries);
  });
});

/** Runs in the page. */
async function installUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  while (registration.waiting === null) {
    // An installation fails if the app's own check runs while the files are being replaced.
    if (registration.installing === null) await registration.update();
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page. */
async function isActivated(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).active?.state === 'activated';
}

test('without any worker, the form shows what to wait for, and nothing is lost', async ({ browser }) => {
  const context = await browser.newContext(withoutWorker);
  await checkRequests(context);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page);
  await waitForDraftKey(page);
  await page.goto('/#/teams/create');
  await entry(page, 'Full Name').pressSequentially('Lynx of Pune');
  await expect(page.getByText(waitForDraft)).toBeVisible();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(offer(page)).toContainText('Lynx of Pune');
  await context.close();
});

async function expectNothingLost(context: BrowserContext, ending: Ending, workerKind: DraftWorkerKind): Promise<void> {
  await checkRequests(context);
  const first = await context.newPage();
  await signIn(first);
  if (workerKind === 'service worker') await waitForWorker(first);
  await waitForDraftKey(first);
  await shareSignIn(context, first);
  await first.close();

  const tries: Try[] = [];
  let left: Page | null = null;
  let last: { readonly text: string; readonly delayMs: number } | null = null;
  for (const [at, delayMs] of [...tried, null].entries()) {
    const page: Page = left ?? (await open(context));
    await page.goto('/#/teams/create');
    const field = entry(page, 'Full Name');
    await expect(field).toBeVisible();
    if (last !== null) tries.push({ delayMs: last.delayMs, isFound: await isOffered(page, last.text) });
    if (delayMs === null) break;
    const text = `Try ${at} is there`;
    await field.pressSequentially(text);
    last = { text, delayMs };
    await expect(page.getByText(waitForDraft)).toBeHidden();
    if (workerKind === 'shared worker' && ending.endsSharedWorker) await expect(draftStored(page)).toBeVisible();
    left = await ending.end(page, delayMs);
  }
  await context.close();
  expectAllFound(`${workerKind}: ${ending.name}`, tries);
}

/** Adds the results to the report. */
function expectAllFound(what: string, tries: readonly Try[]): void {
  const lost = tries.filter(({ isFound }) => !isFound).map(({ delayMs }) => delayMs);
  test.info().annotations.push({ type: what, description: JSON.stringify(tries) });
  process.stdout.write(`${what}: ${lost.length} of ${tries.length} lost\n`);
  expect(lost, `Delays in milliseconds after which the text was lost, of ${tries.length} tries`).toEqual([]);
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

async function isOffered(page: Page, text: string): Promise<boolean> {
  await offer(page)
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined);
  return (await page.getByText(text).count()) > 0;
}
