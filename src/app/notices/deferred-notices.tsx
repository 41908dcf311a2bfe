import { type DeferredServices, useResolved } from '../deferred/lazy-loading.ts';
import { InstallationNotes } from './installation-notes.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The notices that can wait until after the first paint. */
export function DeferredNotices({ installation, update: pendingUpdate }: DeferredServices) {
  const update = useResolved(pendingUpdate);
  return (
    <>
      <StorageNotice />
      {update && <UpdateNotice update={update} />}
      <InstallationNotes installation={installation} />
    </>
  );
}
