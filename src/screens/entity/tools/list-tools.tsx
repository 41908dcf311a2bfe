import { LazyFilterChips } from '../filters/lazy-filter-chips.tsx';
import { applyLook, rowOrder } from '../views/apply-look.tsx';
import { ViewTabs } from '../views/view-tabs.tsx';
import { emptyHints } from './empty-hints.ts';
import { ListDock } from './list-dock.tsx';
import { ListToolbar } from './list-toolbar.tsx';

/** Sorting, selection, export, look and saved views of a list. Loaded after the rows, without moving them. */
export const listTools = {
  applyLook,
  emptyHints,
  rowOrder,
  ViewTabs,
  FilterChips: LazyFilterChips,
  ListToolbar,
  ListDock,
};
