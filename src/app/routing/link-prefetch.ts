import type { PrefetchedPage } from '#lists/list-logic.ts';
import type { PrefetchedRecord } from '#records/prefetch-record.ts';

/** What was prefetched for the link under a resting pointer or focus. */
interface LinkPrefetch<Data> {
  /** The address of the link, without `#`. */
  readonly to: string;
  readonly data: Data;
  readonly startedAt: number;
  readonly cancel: () => void;
  /** Called when the link is opened. */
  readonly noteUse: () => void;
}

interface Slot<Data> {
  readonly put: (prefetch: LinkPrefetch<Data>) => void;
  /** Returns the data for an address, once and not when they are old. */
  readonly take: (to: string) => Data | undefined;
  readonly cancel: () => void;
}

/** Older data are not used. They expire a moment later. */
const maxAgeMs = 4000;

function createSlot<Data>(): Slot<Data> {
  let held: LinkPrefetch<Data> | undefined;
  const cancel = () => {
    held?.cancel();
    held = undefined;
  };
  return {
    put: (prefetch) => {
      cancel();
      held = prefetch;
    },
    take: (to) => {
      if (held?.to !== to || Date.now() - held.startedAt > maxAgeMs) {
        cancel();
        return undefined;
      }
      const { data, noteUse } = held;
      held = undefined;
      noteUse();
      return data;
    },
    cancel,
  };
}

/** The first page of a list and a record. The loaders of their routes take them. */
export const pageOfLink = createSlot<PrefetchedPage>();
export const recordOfLink = createSlot<PrefetchedRecord>();
