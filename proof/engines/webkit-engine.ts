import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { openWithCleanup } from '../support/cleanup.ts';
import { startProcess } from '../support/processes.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { Engine, EnginePage, Target } from './engine.ts';
import { findTarget, sourceOf } from './in-page.ts';

const foundWithinSeconds = 20;
/** As the browser calls itself. */
const browserName = 'desk';
const browser = join(import.meta.dirname, 'webkit-browser.py');
const keys: Readonly<Record<string, string>> = { ArrowDown: 'ARROW_DOWN', ArrowRight: 'ARROW_RIGHT' };

interface Options {
  /** The screen, as the variable DISPLAY has it. */
  readonly display: string;
  readonly logFile: string;
}

/** WebKitGTK by WebDriver. */
export const webkitEngine = ({ display, logFile }: Options): Engine => ({
  name: 'WebKitGTK',
  offersInstallation: false,
  launch: (profile) =>
    openWithCleanup(async (defer) => {
      await mkdir(profile, { recursive: true });
      const port = String(await freePort());
      const line = ['WebKitWebDriver', `--port=${port}`];
      // Each launch has its own driver, so that killing it kills this browser and no other.
      const driver = startProcess('WebKitWebDriver', line, { env: { DISPLAY: display }, folder: profile, logFile });
      defer(driver.stop);
      const address = `http://127.0.0.1:${port}`;
      await waitUntil('the driver responds', 20, async () => (await fetch(`${address}/status`)).ok);
      const capabilities = new Capabilities({
        'webkitgtk:browserOptions': { binary: browser, args: [join(profile, 'data')] },
      });
      const session = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilities)
        .forBrowser(browserName)
        .build();
      const found = await session.getCapabilities();
      return {
        version: `WebKitGTK ${String(found.get('browserVersion'))}`,
        newPage: async () => {
          await session.switchTo().newWindow('window');
          return pageOf(session, await session.getWindowHandle());
        },
        close: async () => {
          await session.quit();
          await driver.stop();
        },
        kill: async () => {
          driver.signal('SIGKILL');
          await driver.stop();
        },
      };
    }),
});

/** Each call first selects the window of the page. */
function pageOf(session: WebDriver, handle: string): EnginePage {
  const select = () => session.switchTo().window(handle);
  const script = (work: (...args: never[]) => unknown) => `return ${sourceOf(work)}.apply(null, arguments)`;
  const find = (target: Target) =>
    waitUntil(`${target.role} "${target.name}"`, foundWithinSeconds, async () => {
      await select();
      return (await session.executeScript<WebElement | null>(script(findTarget), target)) ?? undefined;
    });
  const sendKeys = async (...sent: readonly string[]) => {
    await select();
    await session
      .actions()
      .sendKeys(...sent)
      .perform();
  };
  return {
    goTo: async (address) => {
      await select();
      await session.get(address);
    },
    reload: async () => {
      await select();
      await session.navigate().refresh();
    },
    show: select,
    run: async (work, ...given) => {
      await select();
      return await session.executeScript(script(work), ...given);
    },
    click: async (target) => (await find(target)).click(),
    fill: async (target, text) => {
      const field = await find(target);
      await field.clear();
      await field.sendKeys(text);
    },
    press: (key) => {
      const name = keys[key] ?? key.toUpperCase();
      return sendKeys((Key as unknown as Record<string, string>)[name] ?? key);
    },
    type: (text) => sendKeys(text),
  };
}
