import { useCombobox } from 'downshift';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFocusLeave } from '../base/use-focus-leave.ts';
import { calmer } from './calmer-combobox.ts';
import type { OptionItem } from './option-item.ts';
import { type OptionSource, useOptionSearch } from './use-option-search.ts';

export type OptionPickerSettings = OptionSource & {
  fieldId: string;
  /** In the box while nothing is typed. */
  restingText: string;
  selected: OptionItem | null;
  /** The list stays open for the next choice. */
  several: boolean;
  onPick: (item: OptionItem) => void;
  onBlur?: (() => void) | undefined;
};

/** So many stand in the list at once: with tens of thousands the browser would stand still. */
const mostOffered = 200;

const preventDownshift = ({ nativeEvent }: SyntheticEvent) => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
};

/** What combobox and multi-select share: typing, searching, the list's keys, opening and closing. */
export function useOptionPicker(settings: OptionPickerSettings) {
  const { fieldId, restingText, selected, several, onPick, onOpen, onBlur, onRetry } = settings;
  const search = useOptionSearch(settings);
  const offered = search.shown.slice(0, mostOffered);
  const around = useRef<HTMLDivElement>(null);
  const combobox = useCombobox<OptionItem>({
    items: offered,
    selectedItem: selected,
    inputValue: search.typed ?? restingText,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id,
    isItemDisabled: (item) => item.disabled === true,
    inputId: fieldId,
    labelId: `${fieldId}-label`,
    menuId: `${fieldId}-menu`,
    toggleButtonId: `${fieldId}-toggle`,
    stateReducer: calmer({ several }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) onOpen?.();
      else search.forget();
    },
  });

  useFocusLeave(around, () => {
    combobox.closeMenu();
    onBlur?.();
  });

  function onKeyDown(event: KeyboardEvent) {
    // These act on what is typed, not on what stands there until it is filtered.
    if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) flushSync(search.settle);
    if (event.key !== 'Escape') return;
    // Closed, Downshift would clear the value and keep the key from the dialog around; open, it alone may have it.
    if (combobox.isOpen) event.stopPropagation();
    else preventDownshift(event);
  }

  const list = {
    open: combobox.isOpen,
    menu: combobox.getMenuProps(),
    items: offered,
    more: search.shown.length - offered.length,
    isLong: settings.isLong === true,
    item: (item: OptionItem, index: number) => combobox.getItemProps({ item, index }),
    highlighted: combobox.highlightedIndex,
    loading: settings.status === 'loading',
    status: settings.status ?? 'ready',
    calls: settings.calls,
    onRetry,
  };
  // Leaving is told by `useFocusLeave`, which knows the list's own buttons too.
  return { search, combobox, around, input: { onKeyDown, onBlur: preventDownshift }, list };
}
