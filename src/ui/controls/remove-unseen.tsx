import type { Value } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import type { ControlProps } from './control.ts';

interface RemoveUnseenProps extends Pick<ControlProps, 'error' | 'disabled' | 'onChange'> {
  readonly value: Value;
  /** The text without what cannot be seen. */
  readonly seen: (text: string) => string;
}

/** Beside a refused text: removes from it what a user can neither see nor select. Nothing is removed unasked. */
export function RemoveUnseen({ value, seen, error, disabled, onChange }: RemoveUnseenProps) {
  const text = useText();
  const left = seen(textIn(value));
  if (error === undefined || left === value) return null;
  return (
    <Button size="small" disabled={disabled} onClick={() => onChange(left)}>
      {text('Remove invisible characters')}
    </Button>
  );
}
