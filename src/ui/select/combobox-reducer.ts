import { type UseComboboxProps, useCombobox } from 'downshift';
import type { OptionItem } from './option-item.ts';

type Reducer = NonNullable<UseComboboxProps<OptionItem>['stateReducer']>;

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * Changes three defaults of Downshift: a blur does not choose the highlighted item, a second press in the box does not
 * close the list, and a list for `several` choices stays open.
 */
export function comboboxReducer({ several }: { several: boolean }): Reducer {
  return (state, { type, changes, props }) => {
    const { highlightedIndex } = state;
    switch (type) {
      case InputBlur:
        return { ...changes, selectedItem: state.selectedItem };
      case InputClick:
        return state.isOpen ? state : changes;
      case InputChange:
        return { ...changes, highlightedIndex: 0 };
      case InputKeyDownEnter:
        if (props.items[highlightedIndex]?.disabled) return state;
        return several ? { ...changes, isOpen: true, highlightedIndex } : changes;
      case ItemClick:
        return several ? { ...changes, isOpen: true, highlightedIndex } : changes;
      default:
        return changes;
    }
  };
}
