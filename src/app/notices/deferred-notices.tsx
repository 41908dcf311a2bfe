import type { Deferred } from '../deferred/start-deferred.ts';
import { useArrival } from '../deferred/use-lazy.ts';
import { InstallationNotes } from './installation-notes.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The notices that can wait until the first screen is painted. */
export function DeferredNotices({ installation, update: coming }: Deferred) {
  const update = useArrival(coming);
  return (
    <>
      <StorageNotice />
      {update && <UpdateNotice update={update} />}
      <InstallationNotes installation={installation} />
    </>
  );
}
