import { useRouter } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { areaLabel, canOpen } from '#domain/areas.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { useText } from '#i18n/use-text.ts';
import { useViewedRecords } from '#lists/use-viewed-records.ts';
import { Button } from '#ui/button/button.tsx';
import control from '#ui/form/control.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Spinner } from '#ui/loading/spinner.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { SidebarItem } from '../shell/sidebar.tsx';
import { type Command, type CommandGroup, matching } from './command.ts';
import { CommandList, optionId } from './command-list.tsx';
import css from './commands.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { type CommandContext, useCommands } from './use-commands.ts';
import { useRecords } from './use-records.ts';

/** What is open: the search, the list of keys, or nothing. */
export type OpenCommands = 'search' | 'keys' | null;

export interface CommandsProps {
  readonly open: Exclude<OpenCommands, null>;
  readonly onOpen: (open: OpenCommands) => void;
  /** The text of the search. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** The screens in this user's sidebar. */
  readonly screens: readonly SidebarItem[];
  readonly role: string;
  /** The current path. */
  readonly current: string;
  readonly context: CommandContext;
}

/** The search of everything, and the list of keyboard shortcuts that it can open. */
export function Commands({ open, ...props }: CommandsProps) {
  return open === 'keys' ? <KeysDialog onClose={() => props.onOpen(null)} /> : <SearchDialog {...props} />;
}

/** How many viewed records are listed before anything is typed. */
const maxViewed = 5;

/** How many options Page Up and Page Down move. */
const pageStep = 8;

/** The search of everything: screens, actions and the records of every area. */
function SearchDialog({ onOpen, typed, onTyped, screens, role, current, context }: Omit<CommandsProps, 'open'>) {
  const text = useText();
  const { history } = useRouter();
  const id = useId();
  const [pointed, setPointed] = useState<string>();
  /** Enter was pressed before there was a result to open. */
  const [awaitsResult, setAwaitsResult] = useState(false);
  const records = useRecords(typed, { role, current });
  const commands = useCommands(context).filter(({ shown }) => shown.includes('search'));
  const creates = records.entities
    .filter(({ endpoints }) => endpoints.create)
    .map(
      ({ path, record }): Command => ({
        id: `create/${path}`,
        label: text('Create {{record}}', { record: text(record) }),
        keywords: `Create ${record}`,
        icon: Plus,
        run: () => history.push(`/${path}/create`),
      }),
    );
  const close = () => onOpen(null);
  const viewed = useViewedRecords();
  // The page that is open is no place to go to.
  const viewedCommands = (viewed ?? [])
    .filter(({ path, id: recordId }) => canOpen(role, path) && current !== `/${path}/edit/${recordId}`)
    .map(
      ({ path, id: recordId, name }): Command => ({
        id: `viewed/${path}/${recordId}`,
        label: name,
        hint: text(areaLabel(path)),
        run: () => history.push(`/${path}/edit/${recordId}`),
      }),
    );

  const ownGroups: readonly CommandGroup[] = [
    {
      id: 'screens',
      label: text('Screens'),
      commands: screens.map(({ path, label, icon }) => ({
        id: path,
        label,
        keywords: path,
        icon,
        run: () => history.push(path),
      })),
    },
    { id: 'actions', label: text('Actions'), commands: [...creates, ...commands] },
  ];
  const groups = [
    {
      id: 'viewed',
      label: text('Recently viewed'),
      commands: foldText(typed) === '' ? viewedCommands.slice(0, maxViewed) : [],
    },
    ...ownGroups.map((group) => ({ ...group, commands: matching(typed, group.commands) })),
    ...records.groups,
  ];
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const active = all.find((command) => command.id === pointed) ?? all[0];

  const isEarlier =
    records.areEarlier && records.groups.some(({ commands }) => commands.some(({ id }) => id === active?.id));
  /** What Enter opens: what the user has chosen, or the first result for the text that is typed now. */
  const first = isEarlier && pointed !== active?.id ? undefined : active;

  function run(command: Command) {
    close();
    command.run();
  }

  if (awaitsResult && !first && !records.isBusy) setAwaitsResult(false);
  useEffect(() => {
    if (awaitsResult && first) run(first);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    setAwaitsResult(false);
    const at = active ? all.indexOf(active) : -1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: pageStep,
      PageUp: -pageStep,
    };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      const stopsAtEnd = Math.abs(step) > 1;
      const next = stopsAtEnd
        ? Math.min(all.length - 1, Math.max(0, at + step))
        : (at + step + all.length) % all.length;
      setPointed(all[next]?.id);
    } else if (event.key === 'Enter' && first) run(first);
    else if (event.key === 'Enter' && records.isBusy) setAwaitsResult(true);
    else return;
    event.preventDefault();
  }

  const status = awaitsResult
    ? text('Opens the first result when it arrives')
    : records.isBusy
      ? text('Searching...')
      : foldText(typed) === ''
        ? ''
        : text('{{number}} found', { number: all.length });

  return (
    <Dialog open onClose={close} title={text('Search everything')} closeOnBackdrop>
      <div className={css['search']}>
        <input
          type="text"
          role="combobox"
          data-autofocus
          aria-label={text('Screens, actions and records')}
          placeholder={text('Screens, actions and records')}
          aria-expanded={shown.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, active)}
          className={control['control']}
          value={typed}
          onChange={(event) => {
            onTyped(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
        />
        <div className={css['room']}>
          <CommandList
            id={id}
            label={text('Search everything')}
            groups={shown}
            active={active}
            onPoint={(command) => setPointed(command.id)}
            onRun={run}
          />
        </div>
        <div className={css['state']}>
          <span role="status" className={css['says']}>
            {records.isBusy && <Spinner />}
            <span>{status}</span>
          </span>
          <SlowNotice calls={records.calls} />
          {records.failedLists > 0 && !records.isBusy && (
            <>
              <span>
                {text('{{number}} lists did not respond. Their results come from this device.', {
                  number: records.failedLists,
                })}
              </span>
              <Button size="small" onClick={records.onRetry}>
                {text('Try again')}
              </Button>
            </>
          )}
          <span className={css['keys']} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            <kbd>Enter</kbd>
            <kbd>Esc</kbd>
          </span>
        </div>
      </div>
    </Dialog>
  );
}
