import { useEffect, useState } from 'react';
import { type ViewedRecord, viewedRecords } from '#cache/viewed-records.ts';
import { useServices } from '#services/services-context.ts';

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
