import { isPost, type Post } from '#domain/post.ts';
import { putItem } from './put-item.ts';

const key = 'news';

/** The last good answer of a news site. Public, but it goes with the rest when the person logs out. */
export interface CachedNews {
  /** The site's base: a build for another site does not show it. */
  readonly newsUrl: string;
  /** When it was read: an instant in milliseconds. */
  readonly readAt: number;
  readonly posts: readonly Post[];
}

export function readCachedNews(newsUrl: string): CachedNews | null {
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  try {
    const kept: unknown = JSON.parse(stored);
    return isPersisted(kept) && kept.newsUrl === newsUrl ? kept : null;
  } catch {
    return null;
  }
}

/** A full disk is no reason to show less: then there is no copy. */
export function writeCachedNews(news: CachedNews): void {
  putItem(localStorage, key, JSON.stringify(news));
}

function isPersisted(kept: unknown): kept is CachedNews {
  if (typeof kept !== 'object' || kept === null) return false;
  const { newsUrl, readAt, posts }: Partial<Record<keyof CachedNews, unknown>> = kept;
  return typeof newsUrl === 'string' && Number.isFinite(readAt) && Array.isArray(posts) && posts.every(isPost);
}
