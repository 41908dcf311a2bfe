import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { areSingleKeysOn } from '#lists/look.ts';
import { appShortcuts } from '#ui/keys/everywhere.ts';
import { useShortcuts, useWindowKeys } from '#ui/keys/use-shortcuts.ts';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { hasModal } from '#ui/overlay/use-modal.ts';
import type { CommandsProps, OpenCommands } from '../commands/commands-dialog.tsx';
import { framePartsCode } from '../deferred/daily-code.ts';
import css from './shell.module.css';

const [searchKey] = appShortcuts.lines.search.keys;

/** Opens the search of everything (press or Ctrl+K) and the list of keys ('?'). '/' focuses a list's search field. */
export function CommandsButton(props: Omit<CommandsProps, 'typed' | 'onTyped' | 'open'> & { open: OpenCommands }) {
  const { open, onOpen } = props;
  const text = useText();
  const [typed, setTyped] = useState('');

  function setOpen(next: OpenCommands) {
    onOpen(next);
    setTyped('');
  }

  // Keys that are typed while the dialog's code loads. The open dialog handles its keys itself.
  useWindowKeys((event) => {
    const { key } = event;
    if (!open || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || hasModal()) return;
    if (key === 'Escape') setOpen(null);
    else if (key === 'Backspace') setTyped((former) => former.slice(0, -1));
    else if (key.length === 1) setTyped((former) => former + key);
    else if (key !== 'Enter') return;
    event.preventDefault();
  });
  useShortcuts(
    appShortcuts,
    {
      search: () => setOpen('search'),
      help: () => setOpen('keys'),
      searchField: () => {
        const field = document.querySelector<HTMLElement>('main input[type=search]');
        field?.focus();
        return field !== null;
      },
    },
    areSingleKeysOn,
  );

  return (
    <>
      <button
        type="button"
        className={css['search']}
        title={`${text('Search everything')} (${searchKey})`}
        aria-keyshortcuts={searchKey.replace('Ctrl', 'Control')}
        onClick={() => setOpen('search')}
      >
        <Search size={18} aria-hidden="true" />
        <span className={css['searchLabel']}>{text('Search everything')}</span>
        <kbd aria-hidden="true">{searchKey.replace('+', ' ')}</kbd>
      </button>
      {open && (
        <LazyPart code={framePartsCode} onClose={() => setOpen(null)}>
          {({ Commands }) => <Commands {...props} {...{ open, typed }} onOpen={setOpen} onTyped={setTyped} />}
        </LazyPart>
      )}
    </>
  );
}
