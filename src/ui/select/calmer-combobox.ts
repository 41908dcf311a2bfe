import { type UseComboboxProps, useCombobox } from 'downshift';
import type { OptionItem } from './option-item.ts';

type Reducer = NonNullable<UseComboboxProps<OptionItem>['stateReducer']>;

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * Where Downshift would surprise: leaving the field never chooses what was merely highlighted, a second press in the box
 * never closes the list, and a list for `several` choices stays where it is.
 */
export function calmer({ several }: { several: boolean }): Reducer {
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
