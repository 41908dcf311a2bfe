import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { isPost, type Post } from '#domain/post.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { cachedNews, newsLogic } from '#lists/news-logic.ts';
import { listView } from '#machines/list/machine.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { classNames } from '#ui/base/class-names.ts';
import { fullTime } from '#ui/base/time.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { useZone } from '#ui/base/zone-context.ts';
import layout from '#ui/layout/layout.module.css';
import { LaterLines } from '#ui/loading/skeleton.tsx';
import { useRevalidation } from '../../shared/list/use-revalidation.ts';
import line from '../../shared/match-line.module.css';
import { Panel, PanelState } from '../panel.tsx';
import css from './later.module.css';

interface NewsPanelProps {
  /** The base of the public news site. */
  readonly newsUrl: string;
  readonly now: number;
}

const query = { page: 1, perPage: limits.recentNews, search: '' };

/** The latest 5 posts of the public news site (section 2). Shows the cached posts while loading and after a failure. */
export function NewsPanel({ newsUrl, now }: NewsPanelProps) {
  const text = useText();
  const api = useOwnApi();
  const list = useActorRef(useLogic(newsLogic, api, newsUrl), { input: { query } });
  const [cached] = useState(() => cachedNews(newsUrl));
  const view = useSelector(list, listView, shallowEqual);
  useRevalidation(list, 'list.refresh');

  const posts = view.kind === 'rows' ? view.rows.filter(isPost) : cached?.posts;
  const cacheNote =
    view.kind !== 'rows' && cached
      ? text('Offline copy, {{time}}', { time: formatAge(cached.readAt, now, text.language) })
      : '';
  return (
    <Panel
      title={text('Latest news')}
      action={
        cacheNote !== '' && (
          <span className={layout['faint']} data-cached>
            {cacheNote}
          </span>
        )
      }
    >
      <PanelState
        list={list}
        calls={api.pending}
        what={text('News could not be loaded.')}
        stale={posts !== undefined}
        skeleton={<LaterLines />}
      />
      {posts?.length === 0 && <p className={layout['faint']}>{text('No posts yet')}</p>}
      {posts && (
        <ul className={css['posts']}>
          {posts.map((post) => (
            <PostLine key={post.id} post={post} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A post by its title. It opens on the news site, without a referrer and without access to this window. */
function PostLine({ post, now }: { post: Post; now: number }) {
  const text = useText();
  const zone = useZone();
  const { title, link, publishedAt } = post;
  return (
    <li>
      <a className={line['line']} href={link} target="_blank" rel="noopener noreferrer">
        <span className={line['name']}>
          <span>{`${title} `}</span>
          <VisuallyHidden>{text('(opens in a new tab)')}</VisuallyHidden>
        </span>
        <span className={classNames(layout['row'], layout['faint'])}>
          <span>{new URL(link).host}</span>
          {publishedAt !== null && (
            <time dateTime={new Date(publishedAt).toISOString()} title={fullTime(publishedAt, zone, text.language)}>
              {formatAge(publishedAt, now, text.language)}
            </time>
          )}
          <ExternalLink size={12} />
        </span>
      </a>
    </li>
  );
}
