import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Table, TableState } from '../state/table.ts';

interface DirectWrite<Box> {
  readonly table: Table;
  /** The only row that the text depends on; all rows if undefined. */
  readonly row?: number;
  readonly textOf: (state: TableState) => string;
  readonly write: (box: Box, text: string) => void;
}

/**
 * Writes a text of the table to a DOM element, now and after each change, without a render, so that a keystroke updates
 * changed cells only. `textOf` and `write` must be stable functions.
 */
export function useDirectText<Box>({ table, row, textOf, write }: DirectWrite<Box>): RefObject<Box | null> {
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
