import type { DraftChange, DraftMessage } from '#drafts/store/change.ts';
import type { DraftsDatabase } from '#drafts/store/database.ts';
import { storeChange } from '#drafts/store/put-draft.ts';

interface DraftEnvironment {
  readonly openDatabase: () => Promise<DraftsDatabase>;
  /** Shows other contexts that drafts are being stored, until the promise settles. */
  readonly showUntil: (ended: Promise<void>) => void;
  /** The number of drafts, or the status of one, may have changed. */
  readonly notify: () => void;
}

/** The used part of a message event. */
interface ReceivedMessage {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

/**
 * Stores the changes that pages post, in a context that outlives them. A newer change of a draft replaces one that is
 * still in the queue, so that fast typing never builds up a backlog.
 */
export class DraftWrites {
  readonly #environment: DraftEnvironment;
  readonly #waiting = new Map<string, DraftChange>();
  /** The status of each draft as it was last announced. */
  readonly #announced = new Map<string, string>();
  #writing: Promise<void> | undefined;

  constructor(environment: DraftEnvironment) {
    this.#environment = environment;
  }

  /** Handles a page's message. Returns the work that it causes; undefined if the message is not about drafts. */
  receive({ data, ports: [port] }: ReceivedMessage): Promise<void> | undefined {
    if (!isDraftMessage(data)) return undefined;
    if (data.type === 'draft.change') return this.#store(data.change);
    return Promise.resolve(this.#writing).then(() => port?.postMessage(null));
  }

  #store(change: DraftChange): Promise<void> {
    // Append it to the queue, so that it does not overtake another draft.
    this.#waiting.delete(change.id);
    this.#waiting.set(change.id, change);
    if (this.#writing === undefined) {
      this.#writing = this.#writeAll();
      this.#environment.showUntil(this.#writing);
    }
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (const change of this.#next()) {
      // The page stores the same change and reports failures to its user.
      const outcome = await this.#write(change).catch(() => 'failed');
      if (outcome === 'stored') this.#announce(change);
    }
    this.#writing = undefined;
  }

  /** Includes changes that arrive meanwhile. */
  *#next(): Generator<DraftChange> {
    for (const [id, change] of this.#waiting) {
      this.#waiting.delete(id);
      yield change;
    }
  }

  async #write(change: DraftChange) {
    return await storeChange(await this.#environment.openDatabase(), change);
  }

  #announce({ id, content }: DraftChange): void {
    const status = content?.status ?? 'removed';
    if (this.#announced.get(id) === status) return;
    this.#announced.set(id, status);
    this.#environment.notify();
  }
}

function isDraftMessage(data: unknown): data is DraftMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'draft.change' || data.type === 'draft.settle';
}
