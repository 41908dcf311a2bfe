import type { Device } from './device.ts';
import { home } from './site.ts';
import { WorkerVersion } from './worker-version.ts';

type Slot = 'installing' | 'waiting' | 'active';

/** The workers at a moment. */
export type Slots = Readonly<Record<Slot, WorkerVersion | null>>;

/** Something has changed: how things stand since, and which version it was about. */
export interface Change {
  readonly type: 'updatefound' | 'statechange' | 'controllerchange';
  readonly version: WorkerVersion;
  readonly state: WorkerVersion['state'];
  readonly slots: Slots;
}

/** A tab, as far as workers know of it. */
export interface Client {
  controller: WorkerVersion | null;
  readonly told: (change: Change) => void;
}

/** The workers of a device, as browsers keep them: one that installs, one that waits, one that is active. */
export class Registration {
  installing: WorkerVersion | null = null;
  waiting: WorkerVersion | null = null;
  active: WorkerVersion | null = null;
  readonly clients = new Set<Client>();
  readonly #device: Device;
  #jobs: Promise<void> = Promise.resolve();

  constructor(device: Device) {
    this.#device = device;
  }

  /** Asks the host for the worker's script, past every cache, and installs a version that is new: one after the other. */
  update(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#jobs = this.#jobs.then(() => this.#look(resolve)).catch(reject);
    });
  }

  /** As long as it installs the next has to wait; who asked for it has their answer before. */
  async #look(found: () => void): Promise<void> {
    const { network, scheduler } = this.#device;
    const lane = scheduler.open('browser');
    const response = await network.send(new Request(`${home}sw.js`), lane).finally(() => scheduler.close(lane));
    if (response.headers.get('content-type') !== 'text/javascript') throw new TypeError('This is no script');
    const number = Number(await response.text());
    const known = [this.waiting, this.active].some((version) => version?.number === number);
    const installing = known ? undefined : this.#install(number);
    found();
    await installing;
  }

  /** A tab opens: the active worker answers for it from its first request on. */
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
    const version: WorkerVersion = new WorkerVersion(this.#device, number, {
      skipWaiting: () => void this.#activate(version),
      claim: () => this.#claim(version),
    });
    this.installing = version;
    this.#announce('updatefound', version);
    try {
      await version.tell('install');
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
    // An activation that fails leaves the worker active all the same.
    version.activation = version.tell('activate').catch(() => undefined);
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
    this.#tell(client, 'controllerchange', version);
  }

  #become(state: WorkerVersion['state'], version: WorkerVersion, slot: Slot | null): void {
    for (const other of ['installing', 'waiting', 'active'] as const) if (this[other] === version) this[other] = null;
    if (slot !== null) this[slot] = version;
    version.state = state;
    this.#announce('statechange', version);
  }

  #announce(type: Change['type'], version: WorkerVersion): void {
    for (const client of this.clients) this.#tell(client, type, version);
  }

  #tell(client: Client, type: Change['type'], version: WorkerVersion): void {
    client.told({ type, version, state: version.state, slots: this.slots });
  }
}
