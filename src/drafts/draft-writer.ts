import type { DraftContent, DraftVersion, StoreOutcome } from '#machines/draft/types.ts';
import type { FormValues } from '#machines/form/types.ts';
import { isDraftWorkerRunning, postChange } from './draft-worker.ts';
import { type DraftChange, fileNamesIn, type PackedContent, pack } from './store/change.ts';

interface WriteInput {
  readonly id: string;
  /** `null` removes the draft. */
  readonly content: DraftContent | null;
  readonly restored: DraftVersion | null;
}

interface DraftOwner {
  readonly userId: number;
  /** Fields that are neither posted nor stored, such as passwords. */
  readonly secrets: readonly string[];
  /** Stores a change in this page. */
  readonly storeHere: (change: DraftChange) => Promise<StoreOutcome>;
}

/** How long a worker that runs may take to respond to a change, in milliseconds. Then the page stores it. */
export const responseTimeoutMs = 1000;

/** Has the input of one form stored: by a worker that outlives the page, or by the page what no worker responds to. */
export class DraftWriter {
  readonly #owner: DraftOwner;
  #last: DraftChange | undefined;
  #stored: DraftChange | undefined;
  #sequence = 0;

  constructor(owner: DraftOwner) {
    this.#owner = owner;
  }

  /** Posts the input, synchronously: the page may end right after it. Resolves with whether it is stored. */
  async write(input: WriteInput): Promise<StoreOutcome> {
    const change = this.#changeOf(input);
    // Until it is known to be stored it is posted again: the browser may have stopped the worker.
    if (change === this.#stored) return 'stored';
    const outcome = await this.#store(change);
    if (outcome === 'stored') this.#stored = change;
    return outcome;
  }

  /** Each change has a timer of its own: a response to an earlier one says nothing of it, and typing on does not put it off. */
  #store(change: DraftChange): Promise<StoreOutcome> {
    const { storeHere } = this.#owner;
    const response = postChange(change);
    if (response === null) return storeHere(change);
    return new Promise((resolve, reject) => {
      const timeoutMs = isDraftWorkerRunning() ? responseTimeoutMs : 0;
      const timer = setTimeout(() => void storeHere(change).then(resolve, reject), timeoutMs);
      void response.then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
    });
  }

  #changeOf({ id, content, restored }: WriteInput): DraftChange {
    const { userId, secrets } = this.#owner;
    const packed = content && pack(without(secrets, content), fileNamesIn(id));
    const last = this.#last;
    if (last?.id === id && isSame(last.content, packed)) return last;
    this.#sequence += 1;
    const former = restored === null ? [] : [restored];
    this.#last = { id, userId, sequence: this.#sequence, at: Date.now(), content: packed, former };
    return this.#last;
  }
}

function without(secrets: readonly string[], content: DraftContent): DraftContent {
  const blank: FormValues = Object.fromEntries(secrets.map((name) => [name, '']));
  return { ...content, values: { ...content.values, ...blank } };
}

function isSame(one: PackedContent | null, other: PackedContent | null): boolean {
  if (one === null || other === null) return one === other;
  const names = ({ files }: PackedContent) => files.map(([name]) => name).join(' ');
  return one.text === other.text && one.status === other.status && names(one) === names(other);
}
