import { ofNode, type Program } from './program.ts';
import type { Lane, Scheduler } from './scheduler.ts';

/** fake-indexeddb's own, as far as a full disk and a killed tab need it. */
interface Request {
  listeners: unknown[];
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
 * The device's IndexedDB. Where it is full, a write fails when it is made or when its transaction ends: browsers do
 * either. Removals always succeed.
 */
export class Disk {
  readonly parts: Indexed;
  readonly #factory: Factory;
  /** When a full disk is noticed. */
  full: 'no' | 'at the write' | 'at the end' = 'no';

  constructor(program: Program<typeof import('./indexed-db.ts')>, scheduler: Scheduler, lane: Lane, delay: number) {
    const { indexedDb } = program.start({
      ...ofNode,
      Date,
      Math,
      globalThis: { setImmediate: (task: () => void) => scheduler.later(lane, delay, task) },
    });
    this.parts = indexedDb;
    this.#factory = new this.parts.IDBFactory() as Factory;
    this.#limit();
  }

  get isFull(): boolean {
    return this.full !== 'no';
  }

  /** The disk as one tab or worker has it; `connections` are those that it has open. */
  opened(connections: Set<Connection>): Pick<IDBFactory, 'open' | 'databases' | 'deleteDatabase'> {
    return {
      open: (name, version) => {
        const request = version === undefined ? this.#factory.open(name) : this.#factory.open(name, version);
        request.addEventListener('success', () => connections.add(request.result as unknown as Connection));
        return request;
      },
      databases: () => this.#factory.databases(),
      deleteDatabase: (name) => this.#factory.deleteDatabase(name),
    };
  }

  /** What was under way for those that are gone never happened, and tells nobody. */
  drop(connections: Set<Connection>): void {
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

  /** All rows of a store, as they lie there. */
  rows(database: string, store: string): readonly { readonly key: unknown; readonly value: unknown }[] {
    const records = this.#factory._databases.get(database)?.rawObjectStores.get(store)?.records;
    return records === undefined ? [] : [...records.values()];
  }

  #limit(): void {
    const isFull = (when: 'at the write' | 'at the end') => this.full === when;
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
          if (isFull('at the write')) throw new DOMException('The disk is full', 'QuotaExceededError');
          return operation();
        };
        return made;
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
