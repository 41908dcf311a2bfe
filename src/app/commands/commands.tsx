import { CommandsDialog, type CommandsDialogProps } from './commands-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';

interface CommandsProps extends Pick<CommandsDialogProps, 'screens' | 'role' | 'current' | 'onLogout'> {
  readonly open: 'search' | 'keys';
  readonly onOpen: (open: 'search' | 'keys' | null) => void;
}

/** The search of everything, and the list of keyboard shortcuts that it can open. */
export function Commands({ open, onOpen, ...props }: CommandsProps) {
  const close = () => onOpen(null);
  return open === 'keys' ? (
    <KeysDialog onClose={close} />
  ) : (
    <CommandsDialog {...props} onHelp={() => onOpen('keys')} onClose={close} />
  );
}
