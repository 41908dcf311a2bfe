import { isPost, type Post } from '#domain/post.ts';
import { parseItem, putItem } from './put-item.ts';

const key = 'news';

/** The last good response of a news site. It is public, but is deleted with everything else when the user logs out. */
export interface CachedNews {
  /** The base URL of the site. A build for another site ignores the cache. */
  readonly newsUrl: string;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly posts: readonly Post[];
}

export function readCachedNews(newsUrl: string): CachedNews | null {
  const news = parseItem(localStorage.getItem(key), isCachedNews);
  return news?.newsUrl === newsUrl ? news : null;
}

/** If storage is full, nothing is cached. */
export function writeCachedNews(news: CachedNews): void {
  putItem(localStorage, key, JSON.stringify(news));
}

function isCachedNews(news: unknown): news is CachedNews {
  if (typeof news !== 'object' || news === null) return false;
  const { newsUrl, readAt, posts }: Partial<Record<keyof CachedNews, unknown>> = news;
  return typeof newsUrl === 'string' && Number.isFinite(readAt) && Array.isArray(posts) && posts.every(isPost);
}
