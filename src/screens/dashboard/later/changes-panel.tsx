import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { DeviceChangesPanel } from './device-changes-panel.tsx';
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
