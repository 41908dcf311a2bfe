import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { OptionNames } from '#controls/option-names.tsx';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import { choicesOf } from '#fields/choices.ts';
import type { ChoiceField, StatusField } from '#fields/field.ts';
import type { Translate } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#options/use-option-store.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { type Filter, valuesOf } from './filter-fields.ts';
import css from './filters.module.css';
import { LazyFilterDialog } from './lazy-filter-dialog.tsx';
import { useFilters } from './use-filters.ts';

const panelCode = lazyCode(() => import('./filter-panel.tsx'));

/** The filters that the list has. Each can be changed and removed. */
export function FilterChips(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const text = useText();
  const store = useOptionStore();
  const { active, set, clear } = useFilters(props);
  const [open, setOpen] = useState<Filter | null>(null);
  const { filters } = props.query;
  if (filters === undefined) return null;

  return (
    <OptionStoreContext value={store}>
      <div className={css['row']}>
        {active.length > 0 && (
          <ul className={css['chips']} aria-label={text('Filters')}>
            {active.map((filter) => (
              <Chip
                key={filter.member}
                filter={filter}
                values={valuesOf(filters, filter.member)}
                onValues={(values) => set(filter, values)}
                onOpen={() => setOpen(filter)}
              />
            ))}
          </ul>
        )}
        {active.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              focusFilterMenu();
              clear();
            }}
          >
            {text('Clear the filters')}
          </Button>
        )}
      </div>
      <LazyFilterDialog filter={open} filters={filters} onValues={set} onClose={() => setOpen(null)} />
    </OptionStoreContext>
  );
}

interface ChipProps {
  readonly filter: Filter;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
  /** Opens the choice of records. */
  readonly onOpen: () => void;
}

function Chip({ filter, values, onValues, onOpen }: ChipProps) {
  const text = useText();
  const { field } = filter;
  const label = text(field.label);
  const shown =
    field.kind === 'select' ? (
      <OptionNames field={field} ids={values} />
    ) : (
      values.map((value) => labelOf(field, value, text)).join(', ')
    );
  const change = (attributes: ComponentPropsWithoutRef<'button'>) => (
    <button type="button" {...attributes} className={css['change']}>
      <span className={css['name']}>{label}:</span> <span className={css['value']}>{shown}</span>
      <ChevronDown size={14} />
    </button>
  );

  return (
    <li className={css['chip']}>
      {field.kind === 'select' ? (
        change({ 'aria-haspopup': 'dialog', onClick: onOpen })
      ) : (
        <Menu code={panelCode} trigger={change}>
          {({ ValuePanel }, menu) => (
            <ValuePanel {...menu} field={field} value={values.join()} onValue={(value) => onValues([value])} />
          )}
        </Menu>
      )}
      <button
        type="button"
        className={css['remove']}
        aria-label={text('Remove the filter {{name}}', { name: label })}
        title={text('Remove the filter {{name}}', { name: label })}
        onClick={() => {
          focusFilterMenu();
          onValues([]);
        }}
      >
        <X size={14} />
      </button>
    </li>
  );
}

/** The label of a value; the value itself if it is unknown. */
function labelOf(field: ChoiceField | StatusField, value: string, text: Translate): string {
  const choice = choicesOf(field).find((each) => each.value === value);
  return choice ? text(choice.label) : value;
}

/** A removed filter takes the focus with it. */
function focusFilterMenu(): void {
  document.querySelector<HTMLElement>('[data-filter-menu]')?.focus();
}
