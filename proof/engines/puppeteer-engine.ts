import { once } from 'node:events';
import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { findChromium, plainArgs } from '../../scripts/chromium/chromium-path.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { Engine, EnginePage, Target } from './engine.ts';
import { findTarget, sourceOf } from './in-page.ts';

interface Options {
  readonly name: string;
  readonly offersInstallation: boolean;
  readonly browser: 'chrome' | 'firefox';
  readonly executablePath: string;
  readonly args?: readonly string[];
}

const foundWithinSeconds = 20;

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export function puppeteerEngine({
  name,
  offersInstallation,
  browser: kind,
  executablePath,
  args = [],
}: Options): Engine {
  return {
    name,
    offersInstallation,
    launch: async (profile) => {
      const browser = await puppeteer.launch({
        browser: kind,
        executablePath,
        userDataDir: profile,
        args: [...args],
        headless: true,
        defaultViewport: { width: 1280, height: 800 },
      });
      return {
        version: await browser.version(),
        newPage: async () => {
          const tab = await browser.newPage();
          // A user who wants to leave a page says so in the browser's own dialog.
          tab.on('dialog', (dialog) => void dialog.accept());
          return pageOf(tab);
        },
        close: () => browser.close(),
        kill: () => kill(browser),
      };
    },
  };
}

/** Chromium with an empty profile in this folder, for parts that need one browser. */
export const launchChromium = (profile: string): Promise<Browser> =>
  puppeteer.launch({ executablePath: findChromium() ?? '', userDataDir: profile, args: [...plainArgs] });

async function kill(browser: Browser): Promise<void> {
  const child = browser.process();
  // A process that a signal has ended has no exit code.
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A tab as the scenarios use it. */
export function pageOf(page: Page): EnginePage {
  const find = (target: Target) =>
    waitUntil(`${target.role} "${target.name}"`, foundWithinSeconds, async () => {
      const handle = await page.evaluateHandle(`${sourceOf(findTarget)}(${JSON.stringify(target)})`);
      return (handle.asElement() as ElementHandle | null) ?? undefined;
    });
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    show: () => page.bringToFront(),
    run: async (work, ...given) =>
      (await page.evaluate(`${sourceOf(work)}(...${JSON.stringify(given)})`)) as Awaited<ReturnType<typeof work>>,
    click: async (target) => {
      await (await find(target)).click();
    },
    fill: async (target, text) => {
      const field = await find(target);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
  };
}
