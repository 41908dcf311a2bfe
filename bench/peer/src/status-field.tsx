import { memo } from 'react';
import { useRecordContext } from 'react-admin';

/** The product's lists have a switch here. */
export const StatusField = memo(function StatusField() {
  const record = useRecordContext<{ id: number; status: string }>();
  return <span>{record?.status === '1' ? 'Active' : 'Inactive'}</span>;
});
