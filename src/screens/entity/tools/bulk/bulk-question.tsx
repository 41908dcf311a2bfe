import { useText } from '#i18n/use-text.ts';
import type { Subject } from '#machines/removal/types.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

/** So many names are said; of the rest the number. */
const told = 5;

interface BulkQuestionProps {
  readonly subjects: readonly Subject[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before several records are removed: how many, and which. */
export function BulkQuestion({ subjects, onConfirm, onCancel }: BulkQuestionProps) {
  const text = useText();
  const [first] = subjects;
  const names = subjects.slice(0, told).map(({ name }) => name);
  const rest = subjects.length - names.length;
  const title =
    subjects.length === 1 && first
      ? text('Delete {{name}}?', { name: first.name })
      : text('Delete {{number}} records?', { number: subjects.length });
  return (
    <ConfirmDialog open title={title} confirmLabel={text('Delete')} danger onConfirm={onConfirm} onCancel={onCancel}>
      {subjects.length > 1 && (
        <p>
          {names.join(', ')}
          {rest > 0 && ` ${text('and {{number}} more', { number: rest })}`}
        </p>
      )}
      {text('This cannot be undone.')}
    </ConfirmDialog>
  );
}
