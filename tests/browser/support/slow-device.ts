import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * What a device does for a page and may take its time over, or fail at:
 *
 * - `open the person`, `seal the person`: the cipher of the stored user.
 * - `read a copy`: a kept page of a list.
 * - `list the locks`: which windows have something unsaved.
 * - `tell the worker`: a message to the service worker.
 */
export type DeviceCall = 'open the person' | 'seal the person' | 'read a copy' | 'list the locks' | 'tell the worker';

/** A device whose answers can be held, as the fault server holds those of the network. The calls themselves are made. */
export interface SlowDevice {
  /** From now on the answers to such calls of a page wait for a word. */
  readonly hold: (page: Page, ...calls: readonly DeviceCall[]) => void;
  /** Waits for such a call of a page, and lets all that wait go: with the device's answer, or failing. */
  readonly settle: (page: Page, call: DeviceCall, outcome?: 'done' | 'fails') => Promise<void>;
  /** How many answers wait. */
  readonly waiting: (page: Page, call: DeviceCall) => number;
  /** How often a page has asked for what is held. */
  readonly asked: (page: Page, call: DeviceCall) => number;
}

interface Waiting {
  readonly page: Page;
  readonly call: DeviceCall;
  readonly done: () => void;
  readonly fails: (error: Error) => void;
}

/** To be called before the context has pages. */
export async function slowDown(context: BrowserContext): Promise<SlowDevice> {
  const held = new WeakMap<Page, Set<DeviceCall>>();
  const asked: Pick<Waiting, 'page' | 'call'>[] = [];
  let waiting: Waiting[] = [];
  const ofPage = (page: Page, call: DeviceCall) => waiting.filter((one) => one.page === page && one.call === call);

  await context.exposeBinding('takeTime', ({ page }, call: DeviceCall) => {
    if (held.get(page)?.has(call) !== true) return;
    asked.push({ page, call });
    return new Promise<void>((done, fails) => {
      waiting.push({ page, call, done, fails });
    });
  });
  await context.addInitScript(standBetween);

  return {
    hold: (page, ...calls) => held.set(page, new Set([...(held.get(page) ?? []), ...calls])),
    waiting: (page, call) => ofPage(page, call).length,
    asked: (page, call) => asked.filter((one) => one.page === page && one.call === call).length,
    settle: async (page, call, outcome = 'done') => {
      await expect
        .poll(() => ofPage(page, call).length, `how often the device was asked to ${call}`)
        .toBeGreaterThan(0);
      const settled = ofPage(page, call);
      waiting = waiting.filter((one) => !settled.includes(one));
      for (const { done, fails } of settled) {
        if (outcome === 'done') done();
        else fails(new Error('The device has failed'));
      }
    },
  };
}

/** Runs in the page, before its own code. */
function standBetween(): void {
  const { takeTime } = window as unknown as { takeTime: (call: DeviceCall) => Promise<void> };
  const { encrypt, decrypt, importKey } = SubtleCrypto.prototype;
  /** Keys of the app's own making, and not of a person's password. */
  const ofTheBuild = new WeakSet<CryptoKey>();
  Object.assign(SubtleCrypto.prototype, {
    async importKey(this: SubtleCrypto, ...given: Parameters<typeof importKey>) {
      const key = await importKey.apply(this, given);
      if (given[2] === 'AES-GCM') ofTheBuild.add(key);
      return key;
    },
    async encrypt(this: SubtleCrypto, ...given: Parameters<typeof encrypt>) {
      const sealed = await encrypt.apply(this, given);
      if (ofTheBuild.has(given[1])) await takeTime('seal the person');
      return sealed;
    },
    async decrypt(this: SubtleCrypto, ...given: Parameters<typeof decrypt>) {
      const opened = await decrypt.apply(this, given);
      if (ofTheBuild.has(given[1])) await takeTime('open the person');
      return opened;
    },
  });

  const { query } = LockManager.prototype;
  LockManager.prototype.query = async function (this: LockManager) {
    await takeTime('list the locks');
    return await query.call(this);
  };

  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
    void takeTime('tell the worker').then(() => postMessage.call(this, message));
  };

  const { addEventListener } = EventTarget.prototype;
  IDBRequest.prototype.addEventListener = function (
    this: IDBRequest,
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions | boolean,
  ) {
    const { source } = this;
    const isCopy = type === 'success' && source instanceof IDBObjectStore && source.name === 'bodies';
    const late = (event: Event) => void takeTime('read a copy').then(() => listener(event));
    addEventListener.call(this, type, isCopy ? late : listener, options);
  };
}
