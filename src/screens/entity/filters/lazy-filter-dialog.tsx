import { useText } from '#i18n/use-text.ts';
import type { Filters } from '#machines/list/types.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type Filter, valuesOf } from './filter-fields.ts';

const dialogCode = lazyCode(() => import('./filter-dialog.tsx'));

interface LazyFilterDialogProps {
  /** The filter whose dialog is open. */
  readonly filter: Filter | null;
  readonly filters: Filters | undefined;
  readonly onValues: (filter: Filter, values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The dialog that chooses the records of a filter. It has the code of dropdowns, so it is loaded when it opens. */
export function LazyFilterDialog({ filter, filters, onValues, onClose }: LazyFilterDialogProps) {
  const text = useText();
  const code = useLazyCode(dialogCode, filter !== null, () => {
    onClose();
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });
  if (!code || !filter || filter.field.kind !== 'select') return null;
  return (
    <DialogBoundary onClose={onClose}>
      <code.FilterDialog
        field={filter.field}
        values={valuesOf(filters, filter.member)}
        onValues={(values) => onValues(filter, values)}
        onClose={onClose}
      />
    </DialogBoundary>
  );
}
