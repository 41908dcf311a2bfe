import { type SyntheticEvent, useId, useState } from 'react';
import { savedViewLimits } from '#domain/limits.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface NameDialogProps {
  readonly title: Text;
  readonly action: Text;
  /** The name to start with. */
  readonly name: string;
  /** Stores the name. Returns why it cannot be used, or null. */
  readonly onName: (name: string) => Text | null;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function NameDialog({ title, action, name: firstName, onName, onClose }: NameDialogProps) {
  const text = useText();
  const id = useId();
  const [name, setName] = useState(firstName);
  const [error, setError] = useState<Text | null>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem = onName(name.trim());
    setError(problem);
    if (problem === null) onClose();
    else document.getElementById(`${id}-name`)?.focus();
  }

  return (
    <Dialog
      open
      size="small"
      title={text(title)}
      description={text('Views stay on this device. To share one, copy its link.')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {text(action)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          id={`${id}-name`}
          label={text('Name')}
          required
          autoFocus
          autoComplete="off"
          maxLength={savedViewLimits.name}
          value={name}
          error={error === null ? undefined : text(error)}
          onChange={(typed) => {
            setName(typed);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
