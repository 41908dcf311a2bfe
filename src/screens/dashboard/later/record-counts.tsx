import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { canOpen } from '#domain/areas.ts';
import { declaredPaths, entityAt } from '#entities/registry.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { type CachedTotal, cachedTotals } from '#storage/cache/cached-totals.ts';
import { classNames } from '#ui/base/class-names.ts';
import layout from '#ui/layout/layout.module.css';
import css from './later.module.css';

/** How many records the lists on this device have, and how old the oldest is. Nothing is loaded for it. */
export function RecordCounts({ now }: { now: number }) {
  const text = useText();
  const totals = useTotals(now);
  if (totals.length === 0) return null;
  const oldest = Math.min(...totals.map(({ at }) => at));
  return (
    <div className={classNames(layout['faint'], css['counts'])}>
      <ul className={css['list']}>
        {totals.map(({ path, label, total }) => (
          <li key={path}>
            <a href={`#/${path}`}>
              <span>{`${text(label)} `}</span>
              <b>{new Intl.NumberFormat('en-IN').format(total)}</b>
            </a>
          </li>
        ))}
      </ul>
      <a href="#/sync">
        {text('Available offline, the oldest {{time}}', { time: formatAge(oldest, now, text.language) })}
      </a>
    </div>
  );
}

/** Read again every minute, when the shown age changes. */
function useTotals(now: number): readonly CachedTotal[] {
  const { api, session } = useServices();
  const user = useSelector(session, currentUser);
  const role = user ? roleOf(user) : '';
  const [totals, setTotals] = useState<readonly CachedTotal[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` only triggers the effect
  useEffect(() => {
    let isUnmounted = false;
    const entities = declaredPaths.filter((path) => canOpen(role, path)).map(entityAt);
    void cachedTotals(api, entities).then((found) => !isUnmounted && setTotals(found ?? []));
    return () => {
      isUnmounted = true;
    };
  }, [api, role, now]);
  return totals;
}
