import { useEffect, useState } from 'react';
import type { ShellState } from '#domain/shell-check.ts';
import { localTime } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { savesData } from '#session/connection/network-information.ts';
import { formatLocalTime } from '#ui/base/time.tsx';
import { useZone } from '#ui/base/zone-context.ts';
import { checkShell } from '#worker/client/check-shell.ts';

/** Whether the app starts offline on this device, and since when. Empty until the worker has responded. */
export function OfflineStart() {
  const text = useText();
  const zone = useZone();
  const [since, setSince] = useState<ShellState>();
  useEffect(() => {
    const check = async () => {
      const found = await checkShell({ repairs: false });
      setSince(found);
      if (found === null && !savesData()) setSince(await checkShell({ repairs: true }));
    };
    void check();
  }, []);
  if (since === undefined) return null;
  return (
    <p>
      {since === null
        ? text('The app cannot start offline on this device. Open it again with a connection.')
        : text('The app can start offline on this device. Ready since {{time}}.', {
            time: formatLocalTime(localTime(since, zone), text.language),
          })}
    </p>
  );
}
