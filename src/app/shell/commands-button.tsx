import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { isTyping, useKeys } from '#ui/base/use-keys.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CommandsProps } from '../commands/commands-dialog.tsx';
import { usePreferences } from '../preferences.tsx';
import css from './shell.module.css';

const commandsCode = lazyCode(() => import('../commands/commands-dialog.tsx'));

/** Opens the search of everything (press or Ctrl+K) and the list of keys ('?'). '/' focuses a list's search field. */
export function CommandsButton(props: Omit<CommandsProps, 'open' | 'onOpen'>) {
  const text = useText();
  const { singleKeys } = usePreferences();
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const code = useLazyCode(commandsCode, open !== null, () => {
    setOpen(null);
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });

  useKeys((event) => {
    const withCtrl = event.ctrlKey || event.metaKey;
    if (!(withCtrl ? ['k'] : ['?', '/']).includes(event.key)) return;
    if (withCtrl) {
      setOpen('search');
    } else {
      if (singleKeys === 'off' || isTyping(event.target)) return;
      const search = document.querySelector<HTMLElement>('main input[type=search]');
      if (event.key === '?') setOpen('keys');
      else if (search) search.focus();
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
      {code && open && <code.Commands {...props} open={open} onOpen={setOpen} />}
    </>
  );
}
