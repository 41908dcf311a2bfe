import { typeOf } from '../../recording/type-of.ts';
import { Emitter } from '../messages/emitter.ts';
import type { Platform } from '../platform.ts';
import { Realm } from '../realm.ts';
import type { Lane } from '../scheduler.ts';

/** The workers that a page starts to read spreadsheets. Each runs beside its page, and ends with it. */
export class SpreadsheetWorkers {
  readonly #platform: Platform;
  readonly #page: Lane;
  readonly #running = new Set<Realm>();

  constructor(platform: Platform, page: Lane) {
    this.#platform = platform;
    this.#page = page;
  }

  end(): void {
    for (const realm of this.#running) realm.kill();
    this.#running.clear();
  }

  /** The constructor for the page. */
  get constructorForPage() {
    const start = (toPage: Emitter) => this.#start(toPage);
    const stop = (realm: Realm) => this.#stop(realm);
    return class Worker extends Emitter {
      readonly #worker = start(this);

      postMessage(data: unknown): void {
        this.#worker.post(structuredClone(data));
      }

      terminate(): void {
        stop(this.#worker.realm);
      }
    };
  }

  #start(toPage: Emitter) {
    const { scheduler, programs, recording } = this.#platform;
    const realm = new Realm(this.#platform, 'spreadsheet worker');
    const events = new Emitter();
    const self = {
      ...realm.globals,
      addEventListener: events.addEventListener,
      // The order of messages is that of the page's lane.
      postMessage: (data: unknown) => {
        const message = structuredClone(data);
        scheduler.schedule(this.#page, 0, () => toPage.emit('message', { data: message }));
      },
    };
    this.#running.add(realm);
    programs.spreadsheetWorker.start({ ...self, self, globalThis: self });
    const post = (data: unknown) =>
      void scheduler.schedule(realm.lane, 0, () => {
        recording.happens('worker', `the spreadsheet worker receives${typeOf(data)} from ${this.#page.name}`);
        events.emit('message', { data });
      });
    return { realm, post };
  }

  #stop(realm: Realm): void {
    realm.kill();
    this.#running.delete(realm);
  }
}
