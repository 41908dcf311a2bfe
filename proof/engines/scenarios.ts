import { execFileSync } from 'node:child_process';
import { mkdir, readdir, statfs, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { waitUntil } from '../support/wait-until.ts';
import type { Desk } from './desk.ts';
import type { Engine, EngineBrowser, EnginePage } from './engine.ts';
import { finishUpdateCheck, sees, signIn, visibleWithinSeconds, waitForWorker } from './user.ts';

export interface Scene {
  readonly engine: Engine;
  readonly desk: Desk;
  /** A new folder for the profile of a browser. */
  readonly profile: string;
  /** Launches the browser with a profile. It ends with the scenario at the latest. */
  readonly launch: (profile?: string) => Promise<EngineBrowser>;
}

/** What a user does and sees, in every engine. Returns what to report besides that it worked. */
export interface Scenario {
  readonly name: string;
  readonly run: (scene: Scene) => Promise<string | undefined>;
}

const open = (page: EnginePage, hash: string) =>
  page.run((next) => {
    window.location.hash = next;
  }, hash);

const valueOfField = (page: EnginePage, id: string) =>
  page.run((name) => {
    const found = document.getElementById(name);
    return found instanceof HTMLInputElement ? found.value : null;
  }, id);

const declarations = new URL('../../src/entities/declared', import.meta.url);

/** The paths of all entities, each named after its file in `src/entities/declared`. */
async function entityPaths(): Promise<readonly string[]> {
  const files = await readdir(declarations);
  return files.map(
    (file) => `/${basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  );
}

/** The paths of all links of the navigation. */
const navigationPaths = (page: EnginePage) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#/"]')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    ),
  );

const signInAndLists: Scenario = {
  name: 'signs in, and opens every list and every form',
  run: async ({ desk, launch }) => {
    const page = await (await launch()).newPage();
    await signIn(page, desk);
    const [paths, linked] = [await entityPaths(), await navigationPaths(page)];
    const hidden = paths.filter((path) => !linked.includes(path));
    if (hidden.length > 0) throw new Error(`The navigation has no link to ${hidden.join(', ')}`);
    for (const path of paths) {
      await open(page, path);
      // The former form stays until the list is ready.
      await waitUntil(`the rows of ${path}`, visibleWithinSeconds, () =>
        page.run(
          () =>
            document.querySelector('main form button[type=submit]') === null &&
            document.querySelectorAll('tbody tr').length > 0,
        ),
      );
      await open(page, `${path}/create`);
      await waitUntil(`the form of ${path}`, visibleWithinSeconds, () =>
        page.run(() => document.querySelector('main form button[type=submit]') !== null),
      );
    }
    return `${String(paths.length)} lists and forms`;
  },
};

const pointTable: Scenario = {
  name: 'fills in the point table by keyboard',
  run: async ({ desk, launch }) => {
    const page = await (await launch()).newPage();
    await signIn(page, desk);
    await open(page, '/tournament/edit/11');
    const cell = (column: string) => `field-pointTable[15][${column}]`;
    await waitUntil(
      'the table',
      visibleWithinSeconds,
      async () => (await valueOfField(page, cell('total_point'))) !== null,
    );
    await page.run((id) => document.getElementById(id)?.focus(), cell('team_id'));
    for (const figure of ['1', '18', '100', '70']) {
      await page.press('Tab');
      await page.type(figure);
    }
    await waitUntil('the total is 170', 5, async () => (await valueOfField(page, cell('total_point'))) === '170');
    return undefined;
  },
};

const offline: Scenario = {
  name: 'opens again without a server, with cached rows and their age',
  run: async ({ desk, launch, profile }) => {
    const first = await launch(profile);
    const page = await first.newPage();
    await signIn(page, desk);
    await waitForWorker(page);
    await open(page, '/teams');
    await sees(page, 'of 96');
    // The browser writes its databases to the disk within moments.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await first.close();
    await desk.kill();
    try {
      const again = await (await launch(profile)).newPage();
      await again.goTo(`${desk.address}/#/teams`);
      await sees(again, 'Offline copy');
      await sees(again, 'of 96');
    } finally {
      await desk.start();
    }
    return undefined;
  },
};

const nameField = { role: 'textbox', name: 'Name' } as const;

const crash: Scenario = {
  name: 'finds the typing again after a crash',
  run: async ({ desk, launch, profile }) => {
    const first = await launch(profile);
    const page = await first.newPage();
    await signIn(page, desk);
    await open(page, '/youtube/create');
    await page.fill(nameField, 'Before the crash');
    await sees(page, 'Draft saved');
    await first.kill();
    const again = await (await launch(profile)).newPage();
    await signIn(again, desk);
    await open(again, '/youtube/create');
    await sees(again, 'You have a draft for this form');
    await again.click({ role: 'button', name: 'Restore the draft' });
    await again.click(nameField);
    const restored = await again.run(() => (document.activeElement as HTMLInputElement | null)?.value);
    if (restored !== 'Before the crash') throw new Error(`The restored name is "${String(restored)}"`);
    return undefined;
  },
};

const quickReload: Scenario = {
  name: 'loses no letter in a reload right after the last key',
  run: async ({ desk, launch }) => {
    const page = await (await launch()).newPage();
    await signIn(page, desk);
    await waitForWorker(page);
    await open(page, '/youtube/create');
    await page.fill(nameField, 'Typed');
    // The reload begins in the event of the last letter.
    await page.run(() => {
      document.addEventListener('input', () => location.reload(), { once: true });
    });
    await page.type('!').catch(() => undefined);
    await sees(page, 'You have a draft for this form');
    await sees(page, 'Typed!');
    return undefined;
  },
};

const update: Scenario = {
  name: 'does not update while another tab has unsaved changes',
  run: async ({ desk, launch }) => {
    const browser = await launch();
    const page = await browser.newPage();
    await signIn(page, desk);
    await waitForWorker(page);
    const other = await browser.newPage();
    await other.goTo(`${desk.address}/#/youtube/create`);
    await other.fill({ role: 'textbox', name: 'Password' }, 'Admin@1234');
    await other.click({ role: 'button', name: 'Login' });
    await other.fill(nameField, 'Unsaved');
    await sees(other, 'Draft saved');
    await finishUpdateCheck(other);
    const version = await desk.build.upgrade();
    await page.show();
    await page.run(() => void document.dispatchEvent(new Event('visibilitychange')));
    await sees(page, 'A new version is ready');
    await page.click({ role: 'button', name: 'Update' });
    await sees(page, 'Another window has unsaved changes. Save or discard them there, then update.');
    await other.show();
    await other.click({ role: 'button', name: 'Cancel' });
    await other.click({ role: 'button', name: 'Save as draft' });
    await page.show();
    await sees(page, 'A new version is ready');
    await page.click({ role: 'button', name: 'Update' });
    await waitUntil('the page has the new version', 60, () =>
      page.run((next) => document.querySelector('meta[name=version]')?.getAttribute('content') === next, version),
    );
    return undefined;
  },
};

/** A disk of its own, which is really full. */
const fullDisk: Scenario = {
  name: 'says when the device is full, and continues',
  run: async ({ desk, launch, profile }) => {
    await mkdir(profile, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', profile]);
    const ballast = join(profile, 'ballast');
    try {
      const browser = await launch(join(profile, 'browser'));
      const page = await browser.newPage();
      await signIn(page, desk);
      await open(page, '/youtube/create');
      await page.fill(nameField, 'Still room');
      await sees(page, 'Draft saved');
      const { bavail, bsize } = await statfs(profile);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
      // More than the room that the browser has reserved for its databases.
      await page.fill({ role: 'textbox', name: 'URL' }, 'https://www.youtube.com/');
      await page.run((length) => {
        const field = document.activeElement as HTMLInputElement;
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, field.value + 'x'.repeat(length));
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, 8_000_000);
      // Engines report a full disk in their own ways, so the app's words differ.
      const notice = await waitUntil('the notice about the full device', visibleWithinSeconds, () =>
        page.run(
          () =>
            /This device is full|could not be saved on this device|storage does not respond/.exec(
              document.body.innerText,
            )?.[0] ?? false,
        ),
      );
      await open(page, '/teams');
      await page.click({ role: 'button', name: 'Discard' });
      await sees(page, 'of 96');
      await browser.close();
      return `"${notice}"`;
    } finally {
      execFileSync('umount', ['-l', profile]);
    }
  },
};

const install: Scenario = {
  name: 'is offered the installation, where the engine can',
  run: async ({ engine, desk, launch }) => {
    const page = await (await launch()).newPage();
    await signIn(page, desk);
    await page.click({ role: 'button', name: 'Profile menu' });
    await sees(page, 'Logout');
    const isOffered = await page.run(() => document.body.innerText.includes('Install the app'));
    if (isOffered !== engine.offersInstallation) {
      throw new Error(isOffered ? 'The installation is offered' : 'The installation is not offered');
    }
    return isOffered ? 'in the profile menu' : 'not offered by this engine';
  },
};

export const scenarios: readonly Scenario[] = [
  signInAndLists,
  pointTable,
  offline,
  crash,
  quickReload,
  update,
  fullDisk,
  install,
];
export const shortScenarios: readonly Scenario[] = [offline, quickReload];
