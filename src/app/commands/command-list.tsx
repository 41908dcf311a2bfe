import { useEffect } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import popover from '#ui/overlay/popover.module.css';
import type { Command, CommandGroup } from './command.ts';
import css from './commands.module.css';

interface CommandListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** The command that Enter runs. */
  readonly active: Command | undefined;
  readonly onPoint: (command: Command) => void;
  readonly onRun: (command: Command) => void;
}

/** The id of an option, for the field's `aria-activedescendant`. */
export function optionId(list: string, command: Command): string {
  return `${list}-${command.id.replaceAll(/[^\w-]/g, '_')}`;
}

/** The options of the search, grouped under headings. The focus stays in the field. */
export function CommandList({ id, label, groups, active, onPoint, onRun }: CommandListProps) {
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div id={id} role="listbox" aria-label={label} hidden={groups.length === 0}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={css['heading']}>
            {group.label}
          </div>
          {group.commands.map((command) => {
            const { icon: IconPart, hint } = command;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
              <div
                key={command.id}
                id={optionId(id, command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                className={classNames(popover['option'], css['option'])}
                onPointerMove={() => command === active || onPoint(command)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                {IconPart && <IconPart size={16} />}
                <span className={classNames('ellipsis', css['name'])}>{command.label}</span>
                {hint && <span className={css['hint']}>{hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
