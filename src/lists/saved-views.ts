import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { savedViewLimits } from '#domain/limits.ts';
import { firstBroken } from '#domain/rules/rule.ts';
import { lineRules } from '#domain/rules/rules.ts';
import { isVisible } from '#domain/text/unseen.ts';
import type { Text } from '#i18n/text.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { type SavedView, storedViews, subscribeViews, viewsOf, writeViews } from '#storage/list-views.ts';

export type { SavedView } from '#storage/list-views.ts';

/** The views that the signed-in user has saved of a list on this device. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The view with this name, ignoring case. */
  readonly find: (name: string) => SavedView | undefined;
  /** Adds a view, or puts it in place of a former one. Returns why it could not be stored, or null. */
  readonly put: (view: SavedView, former?: SavedView) => Text | null;
  readonly remove: (view: SavedView) => void;
}

export function useSavedViews(list: string): SavedViews {
  const { session } = useServices();
  const userId = useSelector(session, (snapshot) => currentUser(snapshot)?.id ?? 0);
  const stored = useSyncExternalStore(subscribeViews, storedViews);
  return useMemo(() => {
    const views = viewsOf(stored, userId, list);
    // Read again before a write, as another tab may have saved a view meanwhile.
    const newest = () => viewsOf(storedViews(), userId, list);
    return {
      views,
      find: (name) => findView(views, name),
      put: (view, former) =>
        putView({ views: newest(), view, former, write: (next) => writeViews(userId, list, next) }),
      remove: ({ name }) => {
        const found = findView(newest(), name);
        writeViews(
          userId,
          list,
          newest().filter((view) => view.name !== found?.name),
        );
      },
    };
  }, [stored, userId, list]);
}

function findView(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
}

interface Put {
  readonly views: readonly SavedView[];
  readonly view: SavedView;
  /** The view that it replaces. */
  readonly former: SavedView | undefined;
  readonly write: (views: readonly SavedView[]) => 'stored' | 'full';
}

function putView({ views, view, former, write }: Put): Text | null {
  if (!isVisible(view.name)) return 'Name is required';
  const unseen = firstBroken(lineRules, view.name);
  if (unseen !== undefined) return unseen;
  const place = former && findView(views, former.name);
  const namesake = findView(views, view.name);
  if (namesake && namesake !== place) return 'Another view of this list has this name';
  if (!place && views.length >= savedViewLimits.views) return 'This list has 20 saved views. Delete one first.';
  const next = place ? views.map((each) => (each === place ? view : each)) : [...views, view];
  return write(next) === 'stored' ? null : 'The storage of this device is full, so the view could not be saved';
}
