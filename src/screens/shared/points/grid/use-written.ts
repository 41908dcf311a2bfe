import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Table, TableState } from '../state/table.ts';

interface Writing<Box> {
  readonly table: Table;
  /** The only row that it depends on; all of them where it is not given. */
  readonly row?: number;
  readonly textOf: (state: TableState) => string;
  readonly write: (box: Box, text: string) => void;
}

/**
 * Writes a text of the table into an element, now and whenever it is another, and draws nothing: a key in a table of many
 * cells costs what it changes. `textOf` and `write` are to stay the same functions.
 */
export function useWritten<Box>({ table, row, textOf, write }: Writing<Box>): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    let written: string | undefined;
    const update = () => {
      const text = textOf(table.state());
      if (text === written || !box.current) return;
      written = text;
      write(box.current, text);
    };
    update();
    return table.subscribe(update, row);
  }, [table, row, textOf, write]);
  return box;
}
