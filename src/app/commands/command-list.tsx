import { useEffect } from 'react';
import type { Command, CommandGroup } from './command.ts';
import css from './commands.module.css';

interface CommandListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** The one that Enter runs. */
  readonly active: Command | undefined;
  readonly onPoint: (command: Command) => void;
  readonly onRun: (command: Command) => void;
}

/** How the field says which line is active. */
export function optionId(list: string, command: Command): string {
  return `${list}-${command.id.replaceAll(/[^\w-]/g, '_')}`;
}

/** The lines of the search under their headings; the focus stays in the field. */
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
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard in the field, which keeps the focus.
              <div
                key={command.id}
                id={optionId(id, command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                className={css['option']}
                onPointerMove={() => command === active || onPoint(command)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                {IconPart && <IconPart size={16} />}
                <span className={css['name']}>{command.label}</span>
                {hint && <span className={css['hint']}>{hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
