import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { textOf } from '#domain/record-row.ts';
import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { choicesOf } from '#fields/choices.ts';
import { useText } from '#i18n/use-text.ts';
import { Pill } from '#ui/base/pill.tsx';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { MatchStatus } from '#ui/controls/match-status.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuPanel } from '#ui/overlay/menu-panel.tsx';
import type { FormActor } from '../../../shared/form/form-actor.ts';
import css from './status-menu.module.css';

/**
 * The status of a record as a pill that opens a menu. It changes the form's own status field, so that it is validated,
 * compared and saved with the other fields. Nothing for an entity without a status.
 */
export function StatusMenu({ form, entity, disabled }: { form: FormActor; entity: Entity; disabled: boolean }) {
  const text = useText();
  const value = useSelector(form, ({ context }) => textOf(context.values['status']));
  const field = entity.fields['status'];
  if (field?.kind !== 'status' && field?.kind !== 'choice') return null;
  return (
    <Menu
      trigger={(trigger) => (
        <button type="button" {...trigger} className={css['button']} disabled={disabled}>
          <VisuallyHidden>{`${text('Change the status')}: `}</VisuallyHidden>
          {field.kind === 'choice' ? (
            <MatchStatus status={value} />
          ) : (
            <Pill tone={readStatus(value) === '1' ? 'success' : undefined}>
              {text(readStatus(value) === '1' ? 'Active' : 'Inactive')}
            </Pill>
          )}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    >
      {(open) => (
        <MenuPanel
          {...open}
          items={choicesOf(field).map((choice) => ({
            key: choice.value,
            label: text(choice.label),
            disabled: choice.value === value,
            onSelect: () => form.send({ type: 'form.change', name: 'status', value: choice.value }),
          }))}
        />
      )}
    </Menu>
  );
}
