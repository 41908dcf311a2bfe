import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { choicesOf } from '#fields/choices.ts';
import type { ChoiceField, StatusField } from '#fields/field.ts';
import type { Translate } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionNames } from '#ui/controls/option-names.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { type Filter, valuesOf } from './filter-fields.ts';
import css from './filters.module.css';
import { LazyFilterDialog } from './lazy-filter-dialog.tsx';
import { OtherChip } from './other-chip.tsx';
import { otherFilters } from './other-filters.ts';
import { focusFilterMenu, RemovableChip } from './removable-chip.tsx';
import { useFilters } from './use-filters.ts';

const panelCode = lazyCode(() => import('./filter-panel.tsx'));

/** The filters that the list has. Each can be changed and removed. */
export function FilterChips(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const text = useText();
  const store = useOptionStore();
  const { active, set, clear } = useFilters(props);
  const [open, setOpen] = useState<Filter | null>(null);
  const capabilities = useCapabilities();
  const { entity } = props;
  const { filters } = props.query;
  if (filters === undefined) return null;
  const others = otherFilters(entity, capabilities, filters);
  const count = active.length + others.length;

  return (
    <OptionStoreContext value={store}>
      <div className={css['row']}>
        {count > 0 && (
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
            {others.map((filter) => (
              <OtherChip
                key={filter.member}
                entity={entity}
                filter={filter}
                values={valuesOf(filters, filter.member)}
                onRemove={() => set(filter, [])}
              />
            ))}
          </ul>
        )}
        {count > 1 && (
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
      <span className={css['name']}>{`${label}: `}</span>
      <span className={css['value']}>{shown}</span>
      <ChevronDown size={14} />
    </button>
  );

  return (
    <RemovableChip name={label} onRemove={() => onValues([])}>
      {field.kind === 'select' ? (
        change({ 'aria-haspopup': 'dialog', onClick: onOpen })
      ) : (
        <Menu code={panelCode} trigger={change}>
          {({ ValuePanel }, menu) => (
            <ValuePanel {...menu} field={field} value={values.join()} onValue={(value) => onValues([value])} />
          )}
        </Menu>
      )}
    </RemovableChip>
  );
}

/** The label of a value; the value itself if it is unknown. */
function labelOf(field: ChoiceField | StatusField, value: string, text: Translate): string {
  const choice = choicesOf(field).find((each) => each.value === value);
  return choice ? text(choice.label) : value;
}
