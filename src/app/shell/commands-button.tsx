import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { isTyping, useKeys } from '#ui/base/use-keys.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { CommandsProps } from '../commands/commands-dialog.tsx';
import { usePreferences } from '../preferences.tsx';
import css from './shell.module.css';

const commandsCode = lazyCode(() => import('../commands/commands-dialog.tsx'));

/** Opens the search of everything (press or Ctrl+K) and the list of keys ('?'). '/' focuses a list's search field. */
export function CommandsButton(props: Omit<CommandsProps, 'open' | 'onOpen' | 'typed' | 'onTyped'>) {
  const text = useText();
  const { singleKeys } = usePreferences();
  const [open, setOpened] = useState<'search' | 'keys' | null>(null);
  const [typed, setTyped] = useState('');
  const setOpen = (next: typeof open) => {
    setOpened(next);
    setTyped('');
  };
  const code = useLazyCode(commandsCode, open !== null, () => {
    setOpen(null);
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });

  useKeys((event) => {
    const { key } = event;
    const withCtrl = event.ctrlKey || event.metaKey;
    if (open && !withCtrl) {
      // Keys that are typed while the dialog's code loads. The open dialog handles its keys itself.
      if (key === 'Escape') setOpen(null);
      else if (key === 'Backspace') setTyped((former) => former.slice(0, -1));
      else if (key.length === 1) setTyped((former) => former + key);
      else if (key !== 'Enter') return;
    } else if (withCtrl) {
      if (key !== 'k') return;
      setOpen('search');
    } else {
      if (singleKeys === 'off' || isTyping(event.target)) return;
      const search = document.querySelector<HTMLElement>('main input[type=search]');
      if (key === '?') setOpen('keys');
      else if (key === '/' && search) search.focus();
      else return;
    }
    event.preventDefault();
  });

  return (
    <>
      <button
        type="button"
        className={css['search']}
        title={`${text('Search everything')} (Ctrl+K)`}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('search')}
      >
        <Search size={18} aria-hidden="true" />
        <span className={css['searchLabel']}>{text('Search everything')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {code && open && (
        <DialogBoundary onClose={() => setOpen(null)}>
          <code.Commands {...props} {...{ open, typed }} onOpen={setOpen} onTyped={setTyped} />
        </DialogBoundary>
      )}
    </>
  );
}
