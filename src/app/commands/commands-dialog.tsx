import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import control from '#ui/form/control.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Spinner } from '#ui/loading/spinner.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { SidebarItem } from '../shell/sidebar.tsx';
import { type Command, type CommandGroup, matching } from './command.ts';
import { CommandList, optionId } from './command-list.tsx';
import css from './commands.module.css';
import { searchableAreas } from './searchable-areas.ts';
import { useActions } from './use-actions.ts';
import { useEntities } from './use-entities.ts';
import { useRecords } from './use-records.ts';

export interface CommandsDialogProps {
  /** The screens in this user's sidebar. */
  readonly screens: readonly SidebarItem[];
  readonly role: string;
  /** The current path. */
  readonly current: string;
  readonly onHelp: () => void;
  readonly onLogout: () => void;
  readonly onClose: () => void;
}

/** How many options Page Up and Page Down move. */
const pageStep = 8;

/** The search of everything: screens, actions and the records of every area. */
export function CommandsDialog({ screens, role, current, onHelp, onLogout, onClose }: CommandsDialogProps) {
  const text = useText();
  const { history } = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  const [areas] = useState(() => searchableAreas(role, current));
  const entities = useEntities(areas);
  const records = useRecords(typed, areas, entities);
  const actions = useActions({ entities, onHelp, onLogout });

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
    { id: 'actions', label: text('Actions'), commands: actions },
  ];
  const groups = [
    ...ownGroups.map((group) => ({ ...group, commands: matching(typed, group.commands) })),
    ...records.groups,
  ];
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const active = all.find((command) => command.id === pointed) ?? all[0];

  function run(command: Command) {
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
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
    } else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  }

  const status = records.isBusy
    ? text('Searching...')
    : typed.trim() === ''
      ? ''
      : text('{{number}} found', { number: all.length });

  return (
    <Dialog open onClose={onClose} title={text('Search everything')} closeOnBackdrop>
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
          className={classNames(control['control'])}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
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
            {status}
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
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
          </span>
        </div>
      </div>
    </Dialog>
  );
}
