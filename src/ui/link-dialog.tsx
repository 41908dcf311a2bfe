import { type SyntheticEvent, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

interface LinkDialogProps {
  open: boolean;
  onClose: () => void;
  /** With '' the link is taken off. */
  onLink: (address: string) => void;
}

/** Asks where a link leads. */
export function LinkDialog({ open, onClose, onLink }: LinkDialogProps) {
  const text = useText();
  const [address, setAddress] = useState('');
  const isGood = address === '' || /^(https?:\/\/\S+|mailto:\S+)$/i.test(address);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isGood) return;
    onLink(address);
    setAddress('');
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('Link')} size="small">
      <form onSubmit={submit} noValidate>
        <TextField
          type="url"
          label={text('URL')}
          value={address}
          onChange={setAddress}
          error={isGood ? undefined : text('Invalid URL format')}
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          {text(address === '' ? 'Remove link' : 'Set link')}
        </Button>
      </form>
    </Dialog>
  );
}
