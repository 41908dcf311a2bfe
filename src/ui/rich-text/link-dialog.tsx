import { type SyntheticEvent, useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { Dialog } from '../overlay/dialog.tsx';

interface LinkDialogProps {
  /** The URL of the current link; '' if there is none. */
  address: string;
  onClose: () => void;
  /** Called with the URL; '' removes the link. */
  onLink: (address: string) => void;
}

/** Edits or removes a link. */
export function LinkDialog({ address, onClose, onLink }: LinkDialogProps) {
  const text = useText();
  const formId = useId();
  const [typed, setTyped] = useState(address);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isValid = typed === address || /^(https?:\/\/\S+|mailto:\S+)$/i.test(typed);
  const error = typed === '' ? isSubmitted && text('URL is required') : !isValid && text('Invalid URL format');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (isValid && typed !== '') onLink(typed);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('Link')}
      size="small"
      footer={
        <>
          {address !== '' && <Button onClick={() => onLink('')}>{text('Remove link')}</Button>}
          <Button type="submit" form={formId} variant="primary">
            {text('Set link')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          type="url"
          label={text('URL')}
          value={typed}
          onChange={setTyped}
          error={error || undefined}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
