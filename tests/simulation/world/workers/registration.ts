import type { Platform } from '../platform.ts';
import { appUrl } from '../site.ts';
import { WorkerVersion } from './worker-version.ts';

type Slot = 'installing' | 'waiting' | 'active';

/** The workers at one time. */
export type Slots = Readonly<Record<Slot, WorkerVersion | null>>;

/** A change of a worker, with the slots after it. */
export interface Change {
  readonly type: 'updatefound' | 'statechange' | 'controllerchange';
  readonly version: WorkerVersion;
  readonly state: WorkerVersion['state'];
  readonly slots: Slots;
}

/** A tab, as far as workers see it. */
export interface Client {
  controller: WorkerVersion | null;
  readonly notify: (change: Change) => void;
}

/** The workers of a device, as in browsers: one that installs, one that waits, one that is active. */
export class Registration {
  installing: WorkerVersion | null = null;
  waiting: WorkerVersion | null = null;
  active: WorkerVersion | null = null;
  readonly clients = new Set<Client>();
  readonly #platform: Platform;
  #jobs: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Fetches the worker's script past every cache and installs a new version. Updates run one after the other. */
  update(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#jobs = this.#jobs.then(() => this.#checkScript(resolve)).catch(reject);
    });
  }

  /** The next update waits while this one installs; `found` is called before that. */
  async #checkScript(found: () => void): Promise<void> {
    const { network, scheduler } = this.#platform;
    const lane = scheduler.open('browser');
    const response = await network.send(new Request(`${appUrl}sw.js`), lane).finally(() => scheduler.close(lane));
    if (response.headers.get('content-type') !== 'text/javascript')
      throw new DOMException('The response is not a script', 'SecurityError');
    const number = Number(await response.text());
    const known = [this.waiting, this.active].some((version) => version?.number === number);
    const installing = known ? undefined : this.#install(number);
    found();
    await installing;
  }

  /** A tab opens. The active worker controls it from its first request on. */
  enter(client: Client): void {
    client.controller = this.active;
    this.clients.add(client);
  }

  leave(client: Client): void {
    this.clients.delete(client);
    this.#activateIfFree();
  }

  killWorker(): void {
    for (const version of [this.installing, this.waiting, this.active]) version?.kill();
  }

  get slots(): Slots {
    const { installing, waiting, active } = this;
    return { installing, waiting, active };
  }

  get isRunning(): boolean {
    return [this.installing, this.waiting, this.active].some((version) => version?.isRunning === true);
  }

  async #install(number: number): Promise<void> {
    const version: WorkerVersion = new WorkerVersion(this.#platform, number, {
      skipWaiting: () => void this.#activate(version),
      claim: () => this.#claim(version),
    });
    this.installing = version;
    this.#announce('updatefound', version);
    try {
      await version.dispatch('install');
    } catch {
      this.#become('redundant', version, null);
      return;
    }
    this.waiting?.kill();
    this.#become('installed', version, 'waiting');
    this.#activateIfFree();
  }

  #activateIfFree(): void {
    const isInUse = [...this.clients].some(({ controller }) => controller !== null && controller === this.active);
    if (this.waiting !== null && !isInUse) void this.#activate(this.waiting);
  }

  async #activate(version: WorkerVersion): Promise<void> {
    if (this.waiting !== version) return;
    const former = this.active;
    if (former !== null) former.state = 'redundant';
    // A failed activation leaves the worker active.
    version.activation = version.dispatch('activate').catch(() => undefined);
    this.#become('activating', version, 'active');
    for (const client of this.clients) {
      if (client.controller === former && former !== null) this.#control(client, version);
    }
    await version.activation;
    if (this.active === version) this.#become('activated', version, 'active');
  }

  #claim(version: WorkerVersion): void {
    for (const client of this.clients) if (client.controller !== version) this.#control(client, version);
  }

  #control(client: Client, version: WorkerVersion): void {
    client.controller = version;
    this.#notify(client, 'controllerchange', version);
  }

  #become(state: WorkerVersion['state'], version: WorkerVersion, slot: Slot | null): void {
    for (const other of ['installing', 'waiting', 'active'] as const) if (this[other] === version) this[other] = null;
    if (slot !== null) this[slot] = version;
    version.state = state;
    this.#announce('statechange', version);
  }

  #announce(type: Change['type'], version: WorkerVersion): void {
    for (const client of this.clients) this.#notify(client, type, version);
  }

  #notify(client: Client, type: Change['type'], version: WorkerVersion): void {
    client.notify({ type, version, state: version.state, slots: this.slots });
  }
}
