import { useEffect, useState } from 'react';
import { useServices } from '#session/services/services-context.ts';
import { type ViewedRecord, viewedRecords } from '#storage/cache/viewed-records.ts';

/** The records that the user viewed on this device, the latest first. Undefined until they are read. */
export function useViewedRecords(): readonly ViewedRecord[] | undefined {
  const { api } = useServices();
  const [records, setRecords] = useState<readonly ViewedRecord[]>();
  useEffect(() => {
    let isUnmounted = false;
    void viewedRecords(api).then((read) => !isUnmounted && setRecords(read));
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  return records;
}
