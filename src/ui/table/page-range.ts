/** What the pager stands on. Pages count from 1; a list without records has one page, which is empty. */
export type PageRange = { pages: number; from: number; to: number };

/** 'x–y of total' and the number of pages for a page of `pageSize` records. */
export function pageRange({ page, pageSize, total }: { page: number; pageSize: number; total: number }): PageRange {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min((page - 1) * pageSize + 1, total);
  return { pages, from, to: Math.min(page * pageSize, total) };
}
