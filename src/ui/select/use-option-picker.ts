import { type UseComboboxProps, useCombobox } from 'downshift';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFrozenWhilePressed } from '../base/use-frozen-while-pressed.ts';
import type { OptionItem } from './option-item.ts';
import { type OptionSource, useOptionSearch } from './use-option-search.ts';

export type OptionPickerSettings = OptionSource & {
  fieldId: string;
  /** Shown in the box while nothing is typed. */
  restingText: string;
  selected: OptionItem | null;
  /** Several items can be chosen: the list stays open after a choice. */
  several: boolean;
  onPick: (item: OptionItem) => void;
  onBlur?: (() => void) | undefined;
};

/** The number of rendered options. Tens of thousands would block the browser. */
const maxRenderedOptions = 200;

const preventDownshift = ({ nativeEvent }: SyntheticEvent) => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
};

/** The shared behaviour of combobox and multi-select: typing, searching, keys, opening and closing. */
export function useOptionPicker(settings: OptionPickerSettings) {
  const { fieldId, restingText, selected, several, onPick, onOpen, onBlur, onRetry } = settings;
  const search = useOptionSearch(settings);
  const shown = useFrozenWhilePressed(search.shown);
  const rendered = shown.slice(0, maxRenderedOptions);
  const container = useRef<HTMLDivElement>(null);
  const combobox = useCombobox<OptionItem>({
    items: rendered,
    selectedItem: selected,
    inputValue: search.typed ?? restingText,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id,
    isItemDisabled: (item) => item.disabled === true,
    inputId: fieldId,
    labelId: `${fieldId}-label`,
    menuId: `${fieldId}-menu`,
    toggleButtonId: `${fieldId}-toggle`,
    stateReducer: comboboxReducer({ several }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) onOpen?.();
      else search.reset();
    },
  });

  useFocusLeave(container, () => {
    combobox.closeMenu();
    onBlur?.();
  });

  function onKeyDown(event: KeyboardEvent) {
    // These keys act on the typed text, so apply the pending filter first.
    if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) flushSync(search.flush);
    if (event.key !== 'Escape') return;
    // If open, Escape only closes the list. If closed, Downshift would clear the value and stop the key from the dialog.
    if (combobox.isOpen) event.stopPropagation();
    else preventDownshift(event);
  }

  const list = {
    open: combobox.isOpen,
    onClose: combobox.closeMenu,
    /** Downshift's attributes for the list; `item` returns those for each option. */
    menu: combobox.getMenuProps(),
    items: rendered,
    /** The number of further options that are not listed. */
    more: shown.length - rendered.length,
    /** The server has even more options, which only a search finds. */
    isLong: settings.isLong === true,
    item: (item: OptionItem, index: number) => combobox.getItemProps({ item, index }),
    highlighted: combobox.highlightedIndex,
    status: settings.status ?? 'ready',
    calls: settings.calls,
    onRetry,
  };
  // `useFocusLeave` calls `onBlur`, because it includes the buttons in the list.
  return { search, combobox, around: container, input: { onKeyDown, onBlur: preventDownshift }, list };
}

/**
 * Calls `onLeave` when the focus leaves an element. A press inside on anything but an input keeps the focus, because
 * Safari does not focus a pressed button, which would count as leaving.
 */
function useFocusLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const controller = new AbortController();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // The user looks at another window and returns to this field.
      if (!document.hasFocus()) return;
      if (!(relatedTarget instanceof Node && container.contains(relatedTarget))) leave();
    };
    const onMouseDown = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    container.addEventListener('focusout', onFocusOut, { signal: controller.signal });
    container.addEventListener('mousedown', onMouseDown, { signal: controller.signal });
    return () => controller.abort();
  }, [element]);
}

type Reducer = NonNullable<UseComboboxProps<OptionItem>['stateReducer']>;

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/**
 * Changes three defaults of Downshift: a blur does not choose the highlighted item, a second press in the box does not
 * close the list, and a list for `several` choices stays open.
 */
function comboboxReducer({ several }: { several: boolean }): Reducer {
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
