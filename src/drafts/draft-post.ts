import type { DraftContent, DraftVersion } from '#machines/draft/types.ts';
import type { FormValues } from '#machines/form/types.ts';
import { fileNamesIn } from './draft-files.ts';
import { postToDraftWorker } from './draft-worker.ts';
import { type DraftChange, type PackedContent, pack } from './store/change.ts';

/**
 * The delay before input is posted to the worker, in milliseconds. If the renderer is killed, this much can be lost.
 */
const postAfterMs = 60;

interface PostInput {
  readonly id: string;
  /** `null` removes the draft. */
  readonly content: DraftContent | null;
  readonly restored: DraftVersion | null;
}

interface DraftOwner {
  readonly userId: number;
  /** Fields that are neither posted nor stored, such as passwords. */
  readonly secrets: readonly string[];
}

/** Converts a form's input to changes of its draft, and posts each change to a worker that outlives the page. */
export class DraftPost {
  readonly #owner: DraftOwner;
  #last: DraftChange | undefined;
  #stored: DraftChange | undefined;
  #sequence = 0;
  #readScheduled: (() => PostInput) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: DraftOwner) {
    this.#owner = owner;
  }

  /**
   * Posts the change synchronously, so that this works while the page ends. A change is posted again until the page has
   * stored it, because the browser may have stopped the worker.
   */
  post({ id, content, restored }: PostInput): DraftChange {
    // Scheduled input is older than this.
    this.#readScheduled = undefined;
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

  /** Records that the page has stored a change. */
  noteStored(change: DraftChange): void {
    this.#stored = change;
  }

  /** Posts the form's input after a delay of {@link postAfterMs}. */
  schedulePost(read: () => PostInput): void {
    this.#readScheduled = read;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.postNow();
    }, postAfterMs);
  }

  /** Posts scheduled input at once, when the form is closed. */
  postNow(): void {
    if (this.#readScheduled !== undefined) this.post(this.#readScheduled());
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
