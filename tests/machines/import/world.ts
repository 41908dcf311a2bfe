import type { AnyEventObject } from 'xstate';
import { importMachine } from '#machines/import/machine.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import type { AcquireInput, ImportToStore, RowToSend, StoredImport } from '#machines/import/types.ts';
import { runningEffects } from '../support/events.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { start, step } from '../support/step.ts';
import { inputOf } from './fixtures.ts';

/** A record that the server made. `at` is the index of its row. */
interface Made {
  readonly at: number;
  readonly key: string;
}

/** What windows share: the server, the storage of the device, and the lock. */
export class World {
  readonly made: Made[] = [];
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
    if (!this.hasKeys || !this.made.some((one) => one.key === key)) this.made.push({ at, key });
  }

  /** A server rejects a key that came with other values before. */
  receive({ key, values }: RowToSend): void {
    const sent = JSON.stringify(values);
    if ((this.#received.get(key) ?? sent) !== sent) throw new Error('The key of other values was used again');
    this.#received.set(key, sent);
  }

  store({ state }: ImportToStore): void {
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
    return this.#snapshot?.context.rows.flat() ?? [];
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
      if (!hasArrived) continue;
      if (src === 'send') this.world.create(this.#inputs.get('send') as RowToSend);
      if (src === 'store' && this.world.hasSpace) this.world.store(this.#inputs.get('store') as ImportToStore);
    }
    this.open();
  }

  send(event: AnyEventObject): void {
    if (this.#snapshot?.status === 'active') this.#take(step(importMachine, this.#snapshot, event));
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
    if (src === 'store') return this.#store(input as ImportToStore);
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
    return { kind: 'acquired', stored: world.stored.revision === revision ? null : world.stored };
  }

  #store(input: ImportToStore): string {
    if (!this.world.hasSpace) return 'full';
    this.world.store(input);
    return 'stored';
  }

  #call(row: RowToSend, dice: number): unknown {
    const name = ['ok', 'ok', 'ok', 'lost', 'unknown', 'failed', 'fault', 'rejected', 'offline', 'sessionExpired'][
      dice % 10
    ];
    if (name === 'ok' || name === 'lost' || name === 'failed') this.world.create(row);
    if (name === 'ok') return ok({ id: row.at + 100 }, 'Team created');
    if (name === 'lost') return failures.unknown;
    if (name === 'failed') return failures.fault;
    if (name === 'rejected') this.world.receive(row);
    if (name === 'rejected') return rejected('Refused', [{ path: 'name', msg: 'Name is taken' }]);
    return failures[name as 'unknown' | 'fault' | 'offline' | 'sessionExpired'];
  }

  #lookUp({ at, key }: RowToSend, dice: number): unknown {
    const isMade = this.world.made.some((one) => one.key === key);
    const found = { kind: 'saved', candidate: { id: at + 100, name: '', differing: [], values: {} } };
    const name = ['sure', 'sure', 'sure', 'sure', 'unsure', 'offline', 'sessionExpired', 'fault'][dice % 8];
    if (name === 'sure') return ok(isMade ? found : { kind: 'notSaved' }, 'Done');
    if (name === 'unsure') return ok({ kind: 'unsure', candidates: [] }, 'Done');
    return failures[name as 'offline' | 'sessionExpired' | 'fault'];
  }
}
