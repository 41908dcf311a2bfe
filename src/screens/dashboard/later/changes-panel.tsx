import { useEffect, useState } from 'react';
import { areas } from '#domain/areas.ts';
import { isEntityPath } from '#entities/registry.ts';
import { formatAge } from '#i18n/format-age.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { recentChanges } from '#records/recent-changes.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { useServices } from '#session/services/services-context.ts';
import type { Change } from '#storage/changes.ts';
import { classNames } from '#ui/base/class-names.ts';
import layout from '#ui/layout/layout.module.css';
import line from '../../shared/match-line.module.css';
import { Panel } from '../panel.tsx';
import { SharedChangesPanel } from './shared-changes-panel.tsx';

/** The last changes: of all users if the server has a history, otherwise the user's own from this device. */
export function ChangesPanel({ now }: { now: number }) {
  const capabilities = useCapabilities();
  // What follows waits until it is known which panel there is.
  if (capabilities === undefined)
    return (
      <div>
        <span data-later="" />
      </div>
    );
  return capabilities.history ? <SharedChangesPanel now={now} /> : <DeviceChangesPanel now={now} />;
}

/** How many changes are listed. */
const most = 4;

const actions: Readonly<Record<Change['action'], Text>> = {
  create: 'Created',
  edit: 'Changed',
  delete: 'Deleted',
};

/** The user's last changes from this device. Nothing without one. */
function DeviceChangesPanel({ now }: { now: number }) {
  const text = useText();
  const changes = useChanges(now);
  if (changes.length === 0) return null;
  return (
    <Panel title={text('My recent changes')} action={<a href="#/changes">{text('All changes')}</a>}>
      <ul>
        {changes.slice(0, most).map((change) => (
          <li key={`${change.at} ${change.area} ${change.id}`}>
            <ChangeLine change={change} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Read again every minute. Changes that cannot be read are not shown: their own screen reports why. */
function useChanges(now: number): readonly Change[] {
  const { api } = useServices();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` only triggers the effect
  useEffect(() => {
    let isUnmounted = false;
    void recentChanges(api).then(
      (found) => !isUnmounted && setChanges(found),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, now]);
  return changes;
}

function ChangeLine({ change: { area, action, id, name, at }, now }: { change: Change; now: number }) {
  const text = useText();
  const label = areas.find(({ path }) => path === area)?.label;
  const words = (
    <>
      <span className={line['name']}>{name || (id === null ? text('A new record') : `#${id}`)}</span>
      <span className={layout['faint']}>
        {[text(actions[action]), label && text(label), formatAge(at, now, text.language)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  const className = classNames(line['line'], line['words']);
  return action === 'edit' && isEntityPath(area) ? (
    <a className={className} href={`#/${area}/edit/${id}`}>
      {words}
    </a>
  ) : (
    <div className={className}>{words}</div>
  );
}
