import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { isSendingRows, wouldLose } from '#machines/import/selectors.ts';
import { type ImportWorkProps, useImport } from '#screens/entity/import/use-import.ts';
import { useStoredImport } from '#screens/entity/import/use-stored-import.ts';
import { useDirtyLock } from '#worker/client/dirty-lock.ts';
import type { Stage, StagedImport } from '../stage.ts';
import { useWaits } from '../use-waits.ts';

interface ImportScreenProps {
  readonly stage: Stage;
  readonly series: string;
}

/** `screens/entity/import/import-screen.tsx` without its markup. */
export function ImportScreen({ stage, series }: ImportScreenProps) {
  const { entity } = stage;
  const { storage, stored, retry } = useStoredImport(entity, series);
  const loading = stored === 'loading' || stored === 'failed' ? stored : null;
  useStaged(stage, { series, loading, work: null, retry }, loading !== null);
  const onClosed = () => void stage.go({ kind: 'list', query: { page: 1, perPage: 10, search: '' } });
  if (stored === 'loading' || stored === 'failed') return null;
  return <ImportWork stage={stage} {...{ entity, series, storage, stored, onClosed }} />;
}

function ImportWork({ stage, ...props }: ImportWorkProps & { readonly stage: Stage }) {
  const { work, calls } = useImport(props);
  useWaits(stage, 'import', work, calls);
  // As `screens/entity/import/leave-import.tsx`.
  const isSending = useSelector(work, isSendingRows);
  const isAtRisk = useSelector(work, wouldLose);
  useDirtyLock(isSending || isAtRisk);
  const [staged] = useState(() => ({ series: props.series, loading: null, work, retry: () => undefined }));
  useStaged(stage, staged, true);

  useEffect(() => {
    const subscription = work.on('notify', ({ message }) => stage.notify(message));
    return () => subscription.unsubscribe();
  }, [stage, work]);
  return null;
}

function useStaged(stage: Stage, staged: StagedImport, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    stage.import = staged;
    return () => {
      if (stage.import === staged) stage.import = null;
    };
  });
}
