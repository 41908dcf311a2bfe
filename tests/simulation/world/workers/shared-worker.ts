import { typeOf } from '../../recording/type-of.ts';
import type { Platform } from '../platform.ts';
import { Realm } from '../realm.ts';
import type { Lane } from '../scheduler.ts';

interface WorkerPort {
  onmessage: ((event: { readonly data: unknown; readonly ports: readonly unknown[] }) => void) | null;
}

interface Running {
  readonly realm: Realm;
  readonly connect: (port: WorkerPort) => void;
}

/** The shared worker of a device. It outlives the pages that post to it, until the browser kills it. */
export class SharedWorkers {
  readonly #platform: Platform;
  #running: Running | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  kill(): void {
    if (this.#running !== undefined) this.#platform.recording.happens('worker', 'the shared worker is killed');
    this.#running?.realm.kill();
    this.#running = undefined;
  }

  /** The constructor for one page. */
  of(page: Lane) {
    const open = (port: WorkerPort) => this.#open(port);
    const { scheduler, recording } = this.#platform;
    return class SharedWorker {
      readonly port: {
        readonly start: () => void;
        readonly postMessage: (data: unknown, ports?: readonly unknown[]) => void;
      };

      constructor() {
        const there: WorkerPort = { onmessage: null };
        const { lane } = open(there);
        this.port = {
          start: () => undefined,
          postMessage: (data, ports = []) => {
            if (!page.isOpen) return;
            const event = { data: structuredClone(data), ports };
            scheduler.schedule(lane, 0, () => {
              recording.happens(lane.name, `the shared worker receives${typeOf(data)} from ${page.name}`);
              there.onmessage?.(event);
            });
          },
        };
      }

      addEventListener(): void {
        // It always starts.
      }
    };
  }

  #open(port: WorkerPort): Realm {
    this.#running ??= this.#start();
    const { realm, connect } = this.#running;
    this.#platform.scheduler.schedule(realm.lane, 0, () => connect(port));
    return realm;
  }

  #start(): Running {
    const { locks, programs, recording } = this.#platform;
    recording.happens('worker', 'the shared worker starts');
    const realm = new Realm(this.#platform, 'shared worker');
    let connect: Running['connect'] = () => undefined;
    const self = {
      ...realm.globals,
      addEventListener: (_: 'connect', listener: (event: { readonly ports: readonly WorkerPort[] }) => void) => {
        connect = (port) => listener({ ports: [port] });
      },
      navigator: { locks: locks.of(realm.lane) },
    };
    programs.sharedWorker.start({ ...self, self, globalThis: self });
    return { realm, connect: (port) => connect(port) };
  }
}
