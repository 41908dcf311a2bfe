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
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { type Filter, type SelectFilter, valuesOf } from './filter-fields.ts';
import { ValuePanel } from './filter-panel.tsx';
import css from './filters.module.css';
import { OtherChip } from './other-chip.tsx';
import { otherFilters } from './other-filters.ts';
import { focusFilterMenu, RemovableChip } from './removable-chip.tsx';
import { useFilters } from './use-filters.ts';

/** The filters that the list has. Each can be changed and removed. */
export function FilterChips(props: Pick<ListToolsProps, 'entity' | 'query' | 'onQuery'>) {
  const text = useText();
  const store = useOptionStore();
  const { active, set, clear } = useFilters(props);
  const [open, setOpen] = useState<SelectFilter | null>(null);
  const close = () => setOpen(null);
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
                onOpen={setOpen}
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
      {open && (
        <DialogBoundary onClose={close}>
          <FilterDialog filter={open} filters={filters} onValues={set} onClose={close} />
        </DialogBoundary>
      )}
    </OptionStoreContext>
  );
}

interface ChipProps {
  readonly filter: Filter;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
  /** Opens the choice of records. */
  readonly onOpen: (filter: SelectFilter) => void;
}

function Chip({ filter, values, onValues, onOpen }: ChipProps) {
  const text = useText();
  const { member, field } = filter;
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
        change({ 'aria-haspopup': 'dialog', onClick: () => onOpen({ member, field }) })
      ) : (
        <Menu trigger={change}>
          {(menu) => (
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
