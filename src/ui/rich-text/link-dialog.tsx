import { type SyntheticEvent, useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../base/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { Dialog } from '../overlay/dialog.tsx';

interface LinkDialogProps {
  /** Where the present link leads; '' where there is none. */
  address: string;
  onClose: () => void;
  /** With '' the link is taken off. */
  onLink: (address: string) => void;
}

/** Asks where a link leads, or whether it is to be taken off. */
export function LinkDialog({ address, onClose, onLink }: LinkDialogProps) {
  const text = useText();
  const formId = useId();
  const [typed, setTyped] = useState(address);
  const [isTried, setIsTried] = useState(false);
  const isGood = typed === address || /^(https?:\/\/\S+|mailto:\S+)$/i.test(typed);
  const error = typed === '' ? isTried && text('URL is required') : !isGood && text('Invalid URL format');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isGood && typed !== '') onLink(typed);
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
