import { useSelector } from '@xstate/react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import type { ListActor } from './list-rows.tsx';

interface NotCachedProps {
  readonly list: ListActor;
  readonly reason: string;
  /** The numbers of the cached pages of this list, from 1. */
  readonly pages: readonly number[];
  readonly onPage: (page: number) => void;
}

/** Shown offline if a page is not cached: the reason, and links to cached pages. */
export function NotCached({ list, reason, pages, onPage }: NotCachedProps) {
  const text = useText();
  const isSearch = useSelector(list, ({ context }) => context.query.search !== '');
  return (
    <EmptyState
      tone="stale"
      title={isSearch ? text('Nothing is available offline to search') : text('This page is not available offline')}
      action={
        <>
          <Button onClick={() => list.send({ type: 'list.retry' })}>{text('Retry')}</Button>
          {pages.map((page) => (
            <Button key={page} onClick={() => onPage(page)}>
              {text('Page {{page}}', { page })}
            </Button>
          ))}
        </>
      }
    >
      {pages.length > 0 ? `${reason} ${text('Pages available offline:')}` : reason}
    </EmptyState>
  );
}
