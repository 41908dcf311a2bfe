import type { ExportFormat } from '../list/list-store.ts';
import type { ListToolsProps } from './list-tools-props.ts';

/** Exports all pages of the list, with the columns that it shows now. `opener` gets the focus back. */
export function startExport(
  { store, shown, query: { search, filters } }: ListToolsProps,
  { format, opener }: { readonly format: ExportFormat; readonly opener: HTMLElement },
): void {
  const { exported } = store.state();
  // One export at a time: a second press does not restart a running one.
  if (exported && !exported.isSaved) return;
  const number = (exported?.number ?? 0) + 1;
  const criteria = { search, filters };
  store.set({ exported: { number, format, criteria, columns: shown.columns, isSaved: false, opener } });
}
