import type { Failure } from '#machines/result.ts';
import type { ListPage } from '../list/types.ts';
import type { CachedLists, KnownRows, ListPart } from './types.ts';

/** How many pages of a list are read at most. The screen says if there are more. */
export const MAX_PAGES = 50;

/** Whether a list has pages that are not read yet. */
export function hasNextPage({ reading, failure }: ListPart): boolean {
  return failure === null && (reading === null || reading.pages < Math.min(reading.pageCount, MAX_PAGES));
}

/** The known rows of a list: those read so far, and the former rows of pages that are not read yet. */
export function knownRows(part: ListPart): KnownRows | null {
  const { former, reading } = part;
  if (reading === null) return former;
  return former === null || reading.pages >= reading.pageCount ? reading.known : mergedRows(former, reading.known);
}

/** Adds the next page of a list. Pages arrive in order. */
export function withPage(part: ListPart, page: ListPage): ListPart {
  const { rows, totalData: total, totalPageCount: pageCount, asOf = null, copy } = page;
  const read: KnownRows = { rows, total, asOf, isCopy: copy !== undefined, isStale: copy?.isStale ?? false };
  const known = part.reading === null ? read : mergedRows(part.reading.known, read);
  return { ...part, reading: { known, pages: (part.reading?.pages ?? 0) + 1, pageCount } };
}

export function withFailure(part: ListPart, failure: Failure): ListPart {
  return { ...part, failure };
}

/** Uses the cached rows if they are newer than the rows shown, or if there are none yet. */
export function withCachedRows(part: ListPart, cached: CachedLists): ListPart {
  const found = cached[part.list] ?? null;
  const known = knownRows(part);
  const isBetter = found !== null && (known === null || (known.isCopy && (found.asOf ?? 0) >= (known.asOf ?? 0)));
  return isBetter ? { ...part, former: found, reading: null } : part;
}

/** Starts reading from the first page. The known rows stay until all pages are read. */
export function restarted(part: ListPart): ListPart {
  return { ...part, former: knownRows(part), reading: null, failure: null };
}

/** Merges rows. A record that moved to another page between two calls is included once, as read last. */
function mergedRows(before: KnownRows, now: KnownRows): KnownRows {
  return {
    rows: [...new Map([...before.rows, ...now.rows].map((row) => [row.id, row])).values()],
    total: now.total,
    asOf: before.asOf === null || now.asOf === null ? null : Math.min(before.asOf, now.asOf),
    isCopy: before.isCopy || now.isCopy,
    isStale: before.isStale || now.isStale,
  };
}
