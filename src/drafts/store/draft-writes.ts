import type { StoreOutcome } from '#machines/draft/types.ts';
import type { DraftChange, DraftMessage } from './change.ts';
import type { DraftsDatabase } from './database.ts';
import { storeChange } from './put-draft.ts';

interface DraftEnvironment {
  readonly openDatabase: () => Promise<DraftsDatabase>;
  /** Shows other contexts that drafts are being stored, until the promise settles. */
  readonly showUntil: (ended: Promise<unknown>) => void;
  /** The number of drafts, or the status of one, has changed. */
  readonly notify: () => void;
}

/** The used part of a message event. */
interface ReceivedMessage {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

interface Waiting {
  change: DraftChange;
  readonly outcome: Promise<StoreOutcome>;
}

/**
 * The writer of drafts. It runs in a worker, which outlives the page, and in a page to which no worker responds. Changes are
 * written one after the other. A newer change of a draft replaces one that waits, so that fast typing never builds up a
 * backlog.
 */
export class DraftWrites {
  readonly #environment: DraftEnvironment;
  readonly #waiting = new Map<string, Waiting>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(environment: DraftEnvironment) {
    this.#environment = environment;
  }

  /** Handles a page's message. Returns the work that it causes; undefined if the message is not about drafts. */
  receive({ data, ports: [port] }: ReceivedMessage): Promise<void> | undefined {
    if (!isDraftMessage(data)) return undefined;
    const work = data.type === 'draft.change' ? this.store(data.change) : this.#last.then(() => null);
    return work.then((outcome) => port?.postMessage(outcome));
  }

  /** Stores a change, or the newer one that replaces it meanwhile, and resolves with the outcome. Never rejects. */
  store(change: DraftChange): Promise<StoreOutcome> {
    const waiting = this.#waiting.get(change.id);
    if (waiting !== undefined) {
      waiting.change = change;
      return waiting.outcome;
    }
    const next: Waiting = { change, outcome: this.#last.then(() => this.#write(next)) };
    this.#waiting.set(change.id, next);
    this.#last = next.outcome;
    this.#environment.showUntil(next.outcome);
    return next.outcome;
  }

  async #write(waiting: Waiting): Promise<StoreOutcome> {
    const { change } = waiting;
    this.#waiting.delete(change.id);
    const { openDatabase, notify } = this.#environment;
    try {
      return await storeChange(await openDatabase(), change, notify);
    } catch {
      // The form shows it.
      return 'fault';
    }
  }
}

function isDraftMessage(data: unknown): data is DraftMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'draft.change' || data.type === 'draft.settle';
}
