import ExternalLink from 'lucide-react/icons/external-link';
import type { Post } from '#domain/post.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import css from './post-line.module.css';

/** A post by its title. It opens on the news site, without a referrer and without access to this window. */
export function PostLine({ post, now }: { post: Post; now: number }) {
  const text = useText();
  const { title, link, publishedAt } = post;
  return (
    <li>
      <a className={css['line']} href={link} target="_blank" rel="noopener noreferrer">
        <span className={css['title']}>
          {title} <VisuallyHidden>{text('(opens in a new tab)')}</VisuallyHidden>
        </span>
        <span className={css['foot']}>
          <span className={css['host']}>{new URL(link).host}</span>
          {publishedAt !== null && (
            <time
              dateTime={new Date(publishedAt).toISOString()}
              title={formatInstant(publishedAt, { dateStyle: 'medium', timeStyle: 'short' })}
            >
              {formatAge(publishedAt, now)}
            </time>
          )}
          <ExternalLink size={12} />
        </span>
      </a>
    </li>
  );
}
