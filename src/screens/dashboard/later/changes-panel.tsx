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
import { Panel } from '../panel.tsx';
import { RecordLine } from './record-line.tsx';
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
          <ChangeLine key={`${change.at} ${change.area} ${change.id}`} change={change} now={now} />
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
  return (
    <RecordLine
      name={name || (id === null ? text('A new record') : `#${id}`)}
      details={[text(actions[action]), label && text(label), formatAge(at, now, text.language)]}
      href={action === 'edit' && isEntityPath(area) ? `#/${area}/edit/${id}` : undefined}
    />
  );
}
