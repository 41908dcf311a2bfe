import type { AnyEventObject } from 'xstate';
import { importMachine } from '#machines/import/machine.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import { NOT_RECEIVED } from '#machines/import/texts.ts';
import type { AcquireInput, RowToSend, StoredImport } from '#machines/import/types.ts';
import { runningEffects } from '../support/events.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { start, step } from '../support/step.ts';
import { inputOf } from './fixtures.ts';

/** A record that the server made. `at` is the index of its row. */
interface Made {
  readonly at: number;
  readonly key: string | null;
}

/** What windows share: the server, the storage of the device, and the lock. */
export class World {
  readonly made: Made[] = [];
  /** Requests that may still arrive. */
  underWay: readonly RowToSend[] = [];
  /** The rows that a user sent again after a window had said that the server did not receive them. */
  readonly repeated: number[] = [];
  /** The values that came with each key. */
  readonly #received = new Map<string, string>();
  stored: StoredImport | null;
  hasSpace = true;
  /** The window that holds the lock. */
  holder: ImportWindow | null = null;

  /** Whether the server makes one record for a key. */
  readonly hasKeys: boolean;

  constructor(stored: StoredImport, { hasKeys }: { readonly hasKeys: boolean }) {
    this.stored = stored;
    this.hasKeys = hasKeys;
  }

  create(row: RowToSend): void {
    this.receive(row);
    const { at, key } = row;
    if (key === null || !this.made.some((one) => one.key === key)) this.made.push({ at, key });
  }

  /** A request that had no response arrives. */
  arrive(): void {
    const [row, ...others] = this.underWay;
    this.underWay = others;
    if (row !== undefined) this.create(row);
  }

  /** A server that rejects a row rejects it each time. */
  reject(row: RowToSend): void {
    this.receive(row);
    this.underWay = this.underWay.filter(({ at }) => at !== row.at);
  }

  /** A server rejects a key that came with other values before. */
  receive({ key, values }: RowToSend): void {
    if (key === null) return;
    const sent = JSON.stringify(values);
    if ((this.#received.get(key) ?? sent) !== sent) throw new Error('The key of other values was used again');
    this.#received.set(key, sent);
  }

  store(state: StoredImport): void {
    // As it is read back from storage.
    this.stored = JSON.parse(JSON.stringify(state)) as StoredImport;
  }

  has(at: number): boolean {
    return this.made.some((one) => one.at === at);
  }
}

/** A window with the import. It takes one step for each number. */
export class ImportWindow {
  #snapshot: ImportSnapshot | null = null;
  #inputs = new Map<string, unknown>();

  readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.open();
  }

  get snapshot(): ImportSnapshot | null {
    return this.#snapshot;
  }

  get rows(): readonly ImportRow[] {
    return this.#snapshot?.context.rows ?? [];
  }

  /** Opens the import that the device has. */
  open(): void {
    const { stored } = this.world;
    if (this.world.holder === this) this.world.holder = null;
    this.#snapshot = null;
    if (stored !== null) this.#take(start(importMachine, inputOf(stored)));
  }

  /** The page reloads. What was sent or written may have arrived, or not. */
  reload(dice: number): void {
    const hasArrived = dice % 2 === 0;
    for (const { src } of this.#running()) {
      if (src === 'send' && !hasArrived)
        this.world.underWay = [...this.world.underWay, this.#inputs.get('send') as RowToSend];
      if (!hasArrived) continue;
      if (src === 'send') this.world.create(this.#inputs.get('send') as RowToSend);
      if (src === 'store' && this.world.hasSpace) this.world.store(this.#inputs.get('store') as StoredImport);
    }
    this.open();
  }

  send(event: AnyEventObject): void {
    this.#noteRepeat(event);
    if (this.#snapshot?.status === 'active') this.#take(step(importMachine, this.#snapshot, event));
  }

  /** The user continues although a row may be on the server, or says that it is not. */
  #noteRepeat({ type, row }: AnyEventObject): void {
    const context = this.#snapshot?.context;
    const isPressed = type === 'import.goOn' || type === 'import.start';
    if (isPressed && context?.failure === NOT_RECEIVED && context.notReceived !== null)
      this.world.repeated.push(context.notReceived);
    if (type === 'import.decide' && typeof row === 'number') this.world.repeated.push(row);
  }

  /** Ends the running effect; returns false if none can end. */
  endEffect(dice: number): boolean {
    for (const { id, src } of this.#running()) {
      const output = this.#outcome(src, dice);
      if (output === undefined) continue;
      this.send({ type: `xstate.done.actor.${id}`, output, actorId: id });
      return true;
    }
    return false;
  }

  #running() {
    return this.#snapshot?.status === 'active' ? runningEffects(this.#snapshot) : [];
  }

  #take({ snapshot, effects }: ReturnType<typeof step>): void {
    this.#snapshot = snapshot as ImportSnapshot;
    if (snapshot.status === 'error') throw new Error(`The machine threw: ${String(snapshot.error)}`);
    for (const { src, input } of effects.starts) this.#inputs.set(src, input);
    if (this.world.holder === this && !snapshot.matches('open')) this.world.holder = null;
  }

  /** Undefined: it does not end now. */
  #outcome(src: string, dice: number): unknown {
    const input = this.#inputs.get(src);
    if (src === 'acquire') return this.#acquire(input as AcquireInput);
    if (src === 'store') return this.#store(input as StoredImport);
    if (src === 'send') return this.#call(input as RowToSend, dice);
    if (src === 'lookUp') return this.#lookUp(input as RowToSend, dice);
    if (src !== 'remove') return undefined;
    this.world.stored = null;
    return true;
  }

  #acquire({ revision, isWaiting }: AcquireInput): unknown {
    const { world } = this;
    if (world.holder !== null) return isWaiting ? undefined : { kind: 'elsewhere' };
    if (world.stored === null) return { kind: 'gone' };
    world.holder = this;
    const stored = world.stored.revision === revision ? null : world.stored;
    return { kind: 'acquired', stored, isKeyed: world.hasKeys };
  }

  #store(input: StoredImport): string {
    if (!this.world.hasSpace) return 'full';
    this.world.store(input);
    return 'stored';
  }

  #call(row: RowToSend, dice: number): unknown {
    const name = ['ok', 'ok', 'ok', 'lost', 'unknown', 'failed', 'fault', 'rejected', 'offline', 'sessionExpired'][
      dice % 10
    ];
    if (name === 'ok' || name === 'lost' || name === 'failed') this.world.create(row);
    if (name === 'unknown') this.world.underWay = [...this.world.underWay, row];
    if (name === 'ok') return ok({ id: row.at + 100 }, 'Team created');
    if (name === 'lost') return failures.unknown;
    if (name === 'failed') return failures.fault;
    if (name === 'rejected' && this.world.has(row.at)) return failures.unknown;
    if (name === 'rejected') this.world.reject(row);
    if (name === 'rejected') return rejected('Refused', [{ path: 'name', msg: 'Name is taken' }]);
    return failures[name as 'unknown' | 'fault' | 'offline' | 'sessionExpired'];
  }

  #lookUp({ at, key }: RowToSend, dice: number): unknown {
    const isMade = this.world.has(at);
    const found = { kind: 'saved', candidate: { id: at + 100, name: '', differing: [], values: {} } };
    const name = ['sure', 'sure', 'sure', 'sure', 'unsure', 'offline', 'sessionExpired', 'fault'][dice % 8];
    if (name === 'sure') return ok(isMade ? found : { kind: key === null ? 'notSaved' : 'repeatable' }, 'Done');
    if (name === 'unsure') return ok({ kind: 'unsure', candidates: [] }, 'Done');
    return failures[name as 'offline' | 'sessionExpired' | 'fault'];
  }
}
