import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * The device calls of a page that may be slow or fail:
 *
 * - `decrypt the user`, `encrypt the user`: encryption of the stored user.
 * - `read cached /api/v1/teams`: a cached page of this list. Other screens read pages, too.
 * - `list the locks`: which windows have unsaved changes.
 * - `post to the worker`: a message to the service worker.
 * - `read the drafts`, `write a draft`: the drafts of a form. Of a worker's write its response waits, or reports a failure; a
 *   failed write of the page, such as a removal, is rolled back.
 * - `read a spreadsheet`, `lock an import`, `write an import`: an import. A removal is a write, too.
 */
export type DeviceCall =
  | 'decrypt the user'
  | 'encrypt the user'
  | `read cached ${string}`
  | 'list the locks'
  | 'post to the worker'
  | 'read the drafts'
  | 'write a draft'
  | 'read a spreadsheet'
  | 'lock an import'
  | 'write an import';

/** `full`: the device has no room. */
export type DeviceOutcome = 'done' | 'fails' | 'full';

/** A device whose results can be held, as the fault server holds responses. The calls themselves are made. */
export interface SlowDevice {
  /** From now on the results of these calls of a page wait. */
  readonly hold: (page: Page, ...calls: readonly DeviceCall[]) => void;
  /** Waits for such a call of a page and settles all that wait, with the device's result or an error. */
  readonly settle: (page: Page, call: DeviceCall, outcome?: DeviceOutcome) => Promise<void>;
  /** From now on the results of these calls of a page do not wait. Releases those that do. */
  readonly release: (page: Page, ...calls: readonly DeviceCall[]) => void;
  /** Releases everything that is held for a page. */
  readonly free: (page: Page) => void;
  /** Waits until such a call of a page is held. */
  readonly called: (page: Page, call: DeviceCall) => Promise<void>;
  /** How many calls are held. */
  readonly waiting: (page: Page, call: DeviceCall) => number;
  /** How many calls of a page have been held. */
  readonly asked: (page: Page, call: DeviceCall) => number;
  /** The names of the locks that any window of the app has, even while `list the locks` is held. */
  readonly locks: (page: Page) => Promise<readonly string[]>;
}

interface Waiting {
  readonly page: Page;
  readonly call: DeviceCall;
  readonly end: (outcome: DeviceOutcome) => void;
}

/** How long a call is awaited. */
const settleTimeoutMs = 15_000;

/** Call this before the context has pages. */
export async function slowDown(context: BrowserContext): Promise<SlowDevice> {
  const held = new WeakMap<Page, Set<DeviceCall>>();
  const asked: Pick<Waiting, 'page' | 'call'>[] = [];
  let waiting: Waiting[] = [];
  const arrivals = new EventEmitter();
  const callsOf = (page: Page, call: DeviceCall) => waiting.filter((one) => one.page === page && one.call === call);

  await context.exposeBinding('takeTime', ({ page }, call: DeviceCall) => {
    if (held.get(page)?.has(call) !== true) return 'done';
    asked.push({ page, call });
    return new Promise<DeviceOutcome>((end) => {
      waiting.push({ page, call, end });
      arrivals.emit('call');
    });
  });
  await context.addInitScript(interceptCalls);

  async function called(page: Page, call: DeviceCall): Promise<void> {
    const signal = AbortSignal.timeout(settleTimeoutMs);
    while (callsOf(page, call).length === 0) {
      await once(arrivals, 'call', { signal }).catch(() => {
        throw new Error(`Nothing has asked the device to ${call}`);
      });
    }
  }

  function end(ended: readonly Waiting[], outcome: DeviceOutcome): void {
    waiting = waiting.filter((one) => !ended.includes(one));
    for (const one of ended) one.end(outcome);
  }

  return {
    called,
    hold: (page, ...calls) => held.set(page, new Set([...(held.get(page) ?? []), ...calls])),
    waiting: (page, call) => callsOf(page, call).length,
    asked: (page, call) => asked.filter((one) => one.page === page && one.call === call).length,
    locks: (page) =>
      page.evaluate(async () => {
        const { held = [] } = await (window as unknown as { locksNow: LockManager['query'] }).locksNow();
        return held.map(({ name = '' }) => name);
      }),
    settle: async (page, call, outcome = 'done') => {
      await called(page, call);
      end(callsOf(page, call), outcome);
    },
    release: (page, ...calls) => {
      for (const call of calls) {
        held.get(page)?.delete(call);
        end(callsOf(page, call), 'done');
      }
    },
    free: (page) => {
      held.delete(page);
      end(
        waiting.filter((one) => one.page === page),
        'done',
      );
    },
  };
}

/** Runs in the page, before its own code. */
function interceptCalls(): void {
  const { takeTime } = window as unknown as { takeTime: (call: DeviceCall) => Promise<DeviceOutcome> };

  async function pass(call: DeviceCall): Promise<void> {
    const outcome = await takeTime(call);
    if (outcome === 'full') throw new DOMException('The device is full', 'QuotaExceededError');
    if (outcome === 'fails') throw new DOMException('The device has failed', 'UnknownError');
  }

  // An empty page is no secure context.
  if (!window.isSecureContext) return;
  const { encrypt, decrypt, importKey } = SubtleCrypto.prototype;
  /** Keys that the app itself creates, not those derived from a password. */
  const appKeys = new WeakSet<CryptoKey>();
  Object.assign(SubtleCrypto.prototype, {
    async importKey(this: SubtleCrypto, ...given: Parameters<typeof importKey>) {
      const key = await importKey.apply(this, given);
      if (given[2] === 'AES-GCM') appKeys.add(key);
      return key;
    },
    async encrypt(this: SubtleCrypto, ...given: Parameters<typeof encrypt>) {
      const encrypted = await encrypt.apply(this, given);
      if (appKeys.has(given[1])) await pass('encrypt the user');
      return encrypted;
    },
    async decrypt(this: SubtleCrypto, ...given: Parameters<typeof decrypt>) {
      const decrypted = await decrypt.apply(this, given);
      if (appKeys.has(given[1])) await pass('decrypt the user');
      return decrypted;
    },
  });

  const { query, request } = LockManager.prototype;
  Object.assign(window, { locksNow: () => query.call(navigator.locks) });
  LockManager.prototype.query = async function (this: LockManager) {
    await pass('list the locks');
    return await query.call(this);
  };

  LockManager.prototype.request = async function (this: LockManager, ...given: [string, ...unknown[]]) {
    if (given[0].startsWith('import:')) await pass('lock an import');
    return await (Reflect.apply(request, this, given) as Promise<unknown>);
  };

  const { postMessage: postToWorker } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
    void pass('read a spreadsheet').then(() => void Reflect.apply(postToWorker, this, given));
  };

  /** Typing is posted while the page ends, so only the response is held. */
  function responding(given: readonly unknown[]): readonly unknown[] {
    const [message, ports] = given as [{ readonly type?: string } | null, readonly MessagePort[] | undefined];
    const [port] = ports ?? [];
    if (message?.type !== 'draft.change' || port === undefined) return given;
    const { port1, port2 } = new MessageChannel();
    const passing = pass('write a draft');
    // The worker may respond later than this fails.
    passing.catch(() => undefined);
    port1.onmessage = ({ data }) => {
      const report = (error: DOMException) => port.postMessage(error.name === 'QuotaExceededError' ? 'full' : 'fault');
      void passing.then(() => port.postMessage(data), report);
    };
    return [message, [port2]];
  }

  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...given: [message: unknown, ...unknown[]]) {
    const [message] = given as [{ readonly type: string }];
    const post = () => void Reflect.apply(postMessage, this, responding(given));
    if (message.type.startsWith('draft.')) post();
    else void pass('post to the worker').then(post);
  };

  const { postMessage: postToPort } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
    Reflect.apply(postToPort, this, responding(given));
  };

  const { get } = IDBObjectStore.prototype;
  /** The list whose cached page a request reads. */
  const readLists = new WeakMap<IDBRequest, string>();
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, query) {
    const request = get.call(this, query);
    const path: unknown = this.name === 'bodies' && Array.isArray(query) ? query[1] : undefined;
    if (typeof path === 'string') readLists.set(request, path.replace(/\?.*/, ''));
    return request;
  };

  function readOf(request: IDBRequest): DeviceCall | null {
    const { source, transaction } = request;
    // A read-write transaction would end before it writes.
    if (transaction?.mode !== 'readonly') return null;
    const list = readLists.get(request);
    if (list !== undefined) return `read cached ${list}`;
    const isOfDrafts = source instanceof IDBIndex && source.objectStore.name === 'drafts';
    // The count for the menu has its own read.
    const isLookedFor = transaction.objectStoreNames.contains('keys');
    return isOfDrafts && isLookedFor ? 'read the drafts' : null;
  }

  const { addEventListener } = EventTarget.prototype;
  IDBRequest.prototype.addEventListener = function (
    this: IDBRequest,
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions | boolean,
  ) {
    const call = type === 'success' ? readOf(this) : null;
    const delayed = (event: Event) => {
      const fail = (error: DOMException) => {
        Object.defineProperty(this, 'error', { value: error });
        this.dispatchEvent(new Event('error'));
      };
      if (call !== null) void pass(call).then(() => listener(event), fail);
    };
    addEventListener.call(this, type, call === null ? listener : delayed, options);
  };

  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, names, mode, options) {
    const work = transaction.call(this, names, mode, options);
    const store = ['drafts', 'imports'].find((one) => work.objectStoreNames.contains(one));
    if (mode !== 'readwrite' || store === undefined) return work;
    // The transaction stays open while requests are pending; an aborted one is rolled back.
    let isHeld = true;
    const ask = () => {
      work.objectStore(store).get('none').onsuccess = () => {
        if (isHeld) ask();
      };
    };
    ask();
    const fail = (error: DOMException) => {
      Object.defineProperty(work, 'error', { value: error });
      work.abort();
    };
    void pass(store === 'drafts' ? 'write a draft' : 'write an import')
      .catch(fail)
      .finally(() => {
        isHeld = false;
      });
    return work;
  };
}
