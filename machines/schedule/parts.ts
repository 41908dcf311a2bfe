import type { Failure } from '#machines/result.ts';
import type { ListPage } from '../list/types.ts';
import { MOST_PAGES } from './constants.ts';
import type { CachedLists, KnownRows, ListPart } from './types.ts';

/** Whether pages of a list have still to be asked for. */
export function hasNextPage({ reading, failure }: ListPart): boolean {
  return failure === null && (reading === null || reading.pages < Math.min(reading.pageCount, MOST_PAGES));
}

/** What is known of a list: what has been read, and of what has not what was known before. */
export function knownRows(part: ListPart): KnownRows | null {
  const { former, reading } = part;
  if (reading === null) return former;
  return former === null || reading.pages >= reading.pageCount ? reading.known : together(former, reading.known);
}

/** The next page of a list, which comes in the order of the pages. */
export function withPage(part: ListPart, page: ListPage): ListPart {
  const { rows, totalData: total, totalPageCount: pageCount, asOf = null, copy } = page;
  const read: KnownRows = { rows, total, asOf, isCopy: copy !== undefined, isStale: copy?.isStale ?? false };
  const known = part.reading === null ? read : together(part.reading.known, read);
  return { ...part, reading: { known, pages: (part.reading?.pages ?? 0) + 1, pageCount } };
}

export function withFailure(part: ListPart, failure: Failure): ListPart {
  return { ...part, failure };
}

/** What the device has kept, where it is newer than what is shown or there is nothing yet. */
export function withCachedRows(part: ListPart, kept: CachedLists): ListPart {
  const found = kept[part.list] ?? null;
  const known = knownRows(part);
  const isBetter = found !== null && (known === null || (known.isCopy && (found.asOf ?? 0) >= (known.asOf ?? 0)));
  return isBetter ? { ...part, former: found, reading: null } : part;
}

/** A reading begins again: what was known stands until it has ended. */
export function beginAgain(part: ListPart): ListPart {
  return { ...part, former: knownRows(part), reading: null, failure: null };
}

/** A record that has come to another page in between is there once, as it was read last. */
function together(before: KnownRows, now: KnownRows): KnownRows {
  return {
    rows: [...new Map([...before.rows, ...now.rows].map((row) => [row.id, row])).values()],
    total: now.total,
    asOf: before.asOf === null || now.asOf === null ? null : Math.min(before.asOf, now.asOf),
    isCopy: before.isCopy || now.isCopy,
    isStale: before.isStale || now.isStale,
  };
}
