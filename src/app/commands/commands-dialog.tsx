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
import { placesFor } from './places.ts';
import { useActions } from './use-actions.ts';
import { useEntities } from './use-entities.ts';
import { useRecords } from './use-records.ts';

export interface CommandsDialogProps {
  /** The screens of the sidebar, for this person. */
  readonly screens: readonly SidebarItem[];
  readonly role: string;
  /** The path that is open. */
  readonly current: string;
  readonly onHelp: () => void;
  readonly onLogout: () => void;
  readonly onClose: () => void;
}

/** How far Page Up and Page Down go. */
const stride = 8;

/** Everywhere to go and everything to do, found by typing: screens, actions and the records of every area. */
export function CommandsDialog({ screens, role, current, onHelp, onLogout, onClose }: CommandsDialogProps) {
  const text = useText();
  const { history } = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  const [places] = useState(() => placesFor(role, current));
  const entities = useEntities(places);
  const records = useRecords(typed, places, entities);
  const actions = useActions({ entities, onHelp, onLogout });

  const own: readonly CommandGroup[] = [
    {
      id: 'screens',
      label: text('Screens'),
      commands: screens.map(({ path, label, icon }) => ({
        id: path,
        label,
        also: path,
        icon,
        run: () => history.push(path),
      })),
    },
    { id: 'actions', label: text('Actions'), commands: actions },
  ];
  const groups = [...own.map((group) => ({ ...group, commands: matching(typed, group.commands) })), ...records.groups];
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const active = all.find((command) => command.id === pointed) ?? all[0];

  function run(command: Command) {
    onClose();
    command.run();
  }

  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const at = active ? all.indexOf(active) : -1;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: stride, PageUp: -stride };
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      const isEdge = Math.abs(step) > 1;
      const next = isEdge ? Math.min(all.length - 1, Math.max(0, at + step)) : (at + step + all.length) % all.length;
      setPointed(all[next]?.id);
    } else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  }

  const says = records.isBusy
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
          onKeyDown={steer}
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
            {says}
          </span>
          <SlowNotice calls={records.calls} />
          {records.silent > 0 && !records.isBusy && (
            <>
              <span>
                {text('Lists that did not answer: {{number}}. Of those, what this device has kept.', {
                  number: records.silent,
                })}
              </span>
              <Button size="small" onClick={records.onAgain}>
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
