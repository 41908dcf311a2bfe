import { useText } from '#i18n/use-text.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

/** The number of names that are listed. The others are only counted. */
const maxListedNames = 5;

interface BulkQuestionProps {
  readonly subjects: readonly Subject[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before the selected records are deleted. */
export function BulkQuestion({ subjects, onConfirm, onCancel }: BulkQuestionProps) {
  const text = useText();
  const [first] = subjects;
  const names = subjects.slice(0, maxListedNames).map(({ name }) => name);
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
