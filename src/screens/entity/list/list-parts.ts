import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterDialog } from '../filters/filter-dialog.tsx';
import { changeStatus } from '../row/change-status.ts';
import { Removal } from '../row/removal.tsx';
import { BulkDialog } from '../tools/bulk-dialog.tsx';
import { ExportPanel } from '../tools/export-panel.tsx';
import { NameDialog } from '../views/name-dialog.tsx';
import { ViewDialog } from '../views/view-dialog.tsx';
import { ViewDialogs } from '../views/view-dialogs.tsx';
import { NameFromOptions } from './name-from-options.tsx';

/** What a list does not show at first. */
export const listParts = {
  BulkDialog,
  changeStatus,
  ExportPanel,
  FilterChips,
  FilterDialog,
  NameDialog,
  NameFromOptions,
  Removal,
  ViewDialog,
  ViewDialogs,
};
