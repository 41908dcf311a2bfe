import type { DraftContent, DraftVersion } from '#machines/draft/types.ts';
import type { FormValues } from '#machines/form/types.ts';
import { fileNamesIn } from './draft-files.ts';
import { postToDraftWorker } from './draft-worker.ts';
import type { DraftChange, PackedContent } from './store/change.ts';
import { pack } from './store/pack.ts';

/** How long a key waits until it is posted to the worker: what a killed renderer may lose. */
const postAfterMs = 60;

interface Typed {
  readonly id: string;
  /** `null` removes the draft. */
  readonly content: DraftContent | null;
  readonly restored: DraftVersion | null;
}

interface DraftOwner {
  readonly userId: number;
  /** Fields that are neither posted nor stored: passwords. */
  readonly secrets: readonly string[];
}

/** Turns what is typed into a form into changes of its draft, and posts each change to a worker that outlives the page. */
export class DraftPost {
  readonly #owner: DraftOwner;
  #last: DraftChange | undefined;
  #stored: DraftChange | undefined;
  #sequence = 0;
  #typed: (() => Typed) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: DraftOwner) {
    this.#owner = owner;
  }

  /**
   * Posts before this returns: also while the page ends. What is posted already is posted again until it is known to be
   * stored, as the browser may have ended the worker over it.
   */
  post({ id, content, restored }: Typed): DraftChange {
    // What waits to be posted is older than this.
    this.#typed = undefined;
    const { userId, secrets } = this.#owner;
    const packed = content && pack(without(secrets, content), fileNamesIn(id));
    const last = this.#last;
    const isKnown = last?.id === id && isSame(last.content, packed);
    if (!isKnown) this.#sequence += 1;
    const former = restored === null ? [] : [restored];
    const change = isKnown ? last : { id, userId, sequence: this.#sequence, at: Date.now(), content: packed, former };
    this.#last = change;
    if (change !== this.#stored) postToDraftWorker({ type: 'draft.change', change });
    return change;
  }

  /** The page has stored it. */
  noteStored(change: DraftChange): void {
    this.#stored = change;
  }

  /** Posts the values of the form {@link postAfterMs} later. */
  schedulePost(read: () => Typed): void {
    this.#typed = read;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.postNow();
    }, postAfterMs);
  }

  /** Posts what waits to be posted: the form is closed. */
  postNow(): void {
    if (this.#typed !== undefined) this.post(this.#typed());
  }
}

function without(secrets: readonly string[], content: DraftContent): DraftContent {
  const { place, status, base, values, newestBefore = null } = content;
  const blank: FormValues = Object.fromEntries(secrets.map((name) => [name, '']));
  return { place, status, base, values: { ...values, ...blank }, newestBefore };
}

function isSame(one: PackedContent | null, other: PackedContent | null): boolean {
  if (one === null || other === null) return one === other;
  const names = ({ files }: PackedContent) => files.map(([name]) => name).join(' ');
  return one.text === other.text && one.status === other.status && names(one) === names(other);
}
