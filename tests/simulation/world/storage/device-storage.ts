import { nodeGlobals, type Program } from '../program.ts';
import type { Lane, Scheduler } from '../scheduler.ts';

/** Internals of fake-indexeddb that full storage and killed tabs need. */
interface Request {
  listeners: { readonly type: string }[];
}

interface OpenRequest extends Request {
  readonly result: Connection;
  readonly addEventListener: (type: 'success', listener: () => void) => void;
  onsuccess: null;
  onerror: null;
}

interface Transaction {
  readonly db: object;
  readonly _requests: { operation: () => unknown; readonly request: Request }[];
  readonly _state: string;
  listeners: unknown[];
  onabort: null;
  onerror: null;
  oncomplete: null;
  hasWritten?: boolean;
  _started: boolean;
  _start: () => void;
  _abort: (error: string) => void;
  abort: () => void;
}

interface Connection {
  readonly _rawDatabase: { readonly transactions: readonly Transaction[]; readonly processTransactions: () => void };
  readonly close: () => void;
}

interface RawStore {
  readonly records: { readonly values: () => Iterable<{ readonly key: unknown; readonly value: unknown }> };
}

type Indexed = typeof import('fake-indexeddb');

interface Factory extends IDBFactory {
  readonly _databases: Map<string, { readonly rawObjectStores: Map<string, RawStore> }>;
}

/**
 * The device's IndexedDB. When it is full, a write fails at once or when its transaction ends: browsers do either.
 * Removals always succeed.
 */
export class DeviceStorage {
  readonly parts: Indexed;
  readonly #factory: Factory;
  readonly #later: (task: () => void) => void;
  /** When a full storage is noticed. */
  full: 'no' | 'at the write' | 'at the end' = 'no';
  /** The tasks that wait while storage does not respond; null while it responds. */
  #waiting: (() => void)[] | null = null;
  /** When it last began to respond, in milliseconds since the epoch. */
  respondedAt = 0;
  /** The open requests of each tab or worker. */
  readonly #opening = new Map<Set<Connection>, OpenRequest[]>();
  readonly #owners = new WeakMap<object, string>();
  readonly #now: () => number;
  /** Called with the name of the object store and of the writer, never with what is written. */
  onWrite: (what: string) => void = () => undefined;

  constructor(program: Program<typeof import('./indexed-db.ts')>, scheduler: Scheduler, lane: Lane, delay: number) {
    this.#later = (task) => void scheduler.schedule(lane, delay, () => (this.isHanging ? this.#run(task) : task()));
    this.#now = () => scheduler.now;
    const { indexedDb } = program.start({
      ...nodeGlobals,
      Date,
      Math,
      globalThis: { setImmediate: (task: () => void) => this.#run(task) },
    });
    this.parts = indexedDb;
    this.#factory = new this.parts.IDBFactory() as Factory;
    this.#limit();
  }

  /** Until {@link respond}, no request gets a result and no transaction ends. */
  hang(): void {
    this.#waiting ??= [];
  }

  /** Runs all waiting tasks in their order. */
  respond(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.respondedAt = this.#now();
    for (const task of waiting) this.#run(task);
  }

  get isHanging(): boolean {
    return this.#waiting !== null;
  }

  #run(task: () => void): void {
    if (this.#waiting === null) this.#later(task);
    else this.#waiting.push(task);
  }

  get isFull(): boolean {
    return this.full !== 'no';
  }

  /** The factory for one tab or worker; `connections` receives its open connections. */
  opened(connections: Set<Connection>, owner: Lane): Pick<IDBFactory, 'open' | 'databases' | 'deleteDatabase'> {
    return {
      open: (name, version) => {
        const request = version === undefined ? this.#factory.open(name) : this.#factory.open(name, version);
        const opened = request as unknown as OpenRequest;
        this.#opening.set(connections, [...(this.#opening.get(connections) ?? []), opened]);
        const connect = (event: Event) => {
          const connection = opened.result;
          if (owner.isOpen) {
            connections.add(connection);
            this.#owners.set(connection, owner.name);
          } else {
            // The page has ended meanwhile: none of its code runs any more.
            event.stopImmediatePropagation();
            connection.close();
          }
        };
        request.addEventListener('success', connect);
        return request;
      },
      databases: () => this.#factory.databases(),
      deleteDatabase: (name) => this.#factory.deleteDatabase(name),
    };
  }

  /** Aborts all work of an ended tab or worker. Its listeners are not called. */
  drop(connections: Set<Connection>): void {
    for (const request of this.#opening.get(connections) ?? []) {
      // The object stores of a new database are still created; a browser would roll the upgrade back.
      request.listeners = request.listeners.filter(({ type }) => type === 'upgradeneeded');
      Object.assign(request, { onsuccess: null, onerror: null });
      request.addEventListener('success', () => request.result.close());
    }
    this.#opening.delete(connections);
    for (const connection of connections) {
      const { transactions, processTransactions } = connection._rawDatabase;
      const open = transactions.filter(({ db, _state }) => db === connection && _state !== 'finished');
      for (const transaction of open) {
        for (const { request } of transaction._requests) request.listeners = [];
        Object.assign(transaction, { listeners: [], onabort: null, onerror: null, oncomplete: null });
        if (transaction._state !== 'committing') transaction.abort();
        processTransactions();
      }
      connection.close();
    }
    connections.clear();
  }

  /** All rows of an object store, as stored. */
  rows(database: string, store: string): readonly { readonly key: unknown; readonly value: unknown }[] {
    const records = this.#factory._databases.get(database)?.rawObjectStores.get(store)?.records;
    return records === undefined ? [] : [...records.values()];
  }

  #limit(): void {
    const isFull = (when: 'at the write' | 'at the end') => this.full === when;
    const report = ({ transaction, name }: IDBObjectStore, what: string) =>
      this.onWrite(`${this.#owners.get(transaction.db) ?? 'a new database'}: ${what} ${name}`);
    const stores = this.parts.IDBObjectStore.prototype;
    for (const name of ['put', 'add'] as const) {
      const write = stores[name];
      stores[name] = function (this: IDBObjectStore, ...args: Parameters<typeof write>) {
        const made = write.apply(this, args);
        const transaction = this.transaction as unknown as Transaction;
        const last = transaction._requests.at(-1);
        if (last === undefined) return made;
        const { operation } = last;
        transaction.hasWritten = true;
        last.operation = () => {
          report(this, isFull('at the write') ? `has no room to ${name} in` : `${name} in`);
          if (isFull('at the write')) throw new DOMException('Storage is full', 'QuotaExceededError');
          return operation();
        };
        return made;
      };
    }
    for (const name of ['delete', 'clear'] as const) {
      const remove = stores[name] as (this: IDBObjectStore, ...given: readonly unknown[]) => IDBRequest<undefined>;
      stores[name] = function (this: IDBObjectStore, ...given: readonly unknown[]) {
        report(this, `${name} in`);
        return remove.call(this, ...given);
      };
    }
    const transactions = this.parts.IDBTransaction.prototype as unknown as Transaction;
    const { _start: start } = transactions;
    transactions._start = function () {
      const isOver = this._requests.length === 0 && this._state !== 'finished';
      if (isOver && this.hasWritten && isFull('at the end')) {
        this._started = true;
        this._abort('QuotaExceededError');
      } else start.call(this);
    };
  }
}
