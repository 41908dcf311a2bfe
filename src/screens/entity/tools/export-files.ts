import { csvByteOrderMark, csvLine } from '#domain/text/csv.ts';
import type { Entity } from '#entities/define.ts';
import type { Translate } from '#i18n/english.ts';
import type { ExportFile } from '#lists/list-export-logic.ts';
import type { ListRow } from '#machines/list/types.ts';
import { saveFile } from '#ui/base/save-file.ts';
import type { TableColumn } from '#ui/table/table-column.ts';
import { exportedCell, exportedHeader, spreadsheetCell, spreadsheetType } from './export-cells.ts';

interface FileOrder {
  readonly entity: Entity;
  readonly columns: readonly TableColumn<ListRow>[];
  /** The name of the sheet. */
  readonly title: string;
  readonly fileName: string;
  readonly text: Translate;
}

export function csvFile({ entity, columns, fileName, text }: FileOrder): ExportFile<string> {
  const head = csvByteOrderMark + csvLine(columns.map((column) => exportedHeader(entity, column)));
  return {
    line: (row) => csvLine(columns.map(({ key }) => exportedCell(entity, key, row, text))),
    save: (lines) => {
      saveFile(fileName, [head, ...lines], 'text/csv;charset=utf-8');
      return true;
    },
  };
}

/** A file of Excel with real numbers and dates. A worker writes it. */
export function spreadsheetFile(order: FileOrder): ExportFile<readonly (string | number)[]> {
  const { entity, columns, title, fileName, text } = order;
  const written = columns.map((column) => ({
    header: exportedHeader(entity, column),
    kind: spreadsheetType(entity, column.key),
  }));
  return {
    line: (row) => columns.map(({ key }) => spreadsheetCell(entity, key, row, text)),
    save: async (rows) => {
      const { writeSpreadsheet } = await import('#import/write-spreadsheet.ts');
      const bytes = await writeSpreadsheet([{ name: title, columns: written, rows }]);
      if (bytes === undefined) return false;
      saveFile(fileName, [bytes], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      return true;
    },
  };
}
