/** What the import reads at most. A larger file would need more memory than a phone gives a tab. */

const megabyte = 1024 * 1024;

/** The size of a file, in bytes. */
export const maxFileBytes = 10 * megabyte;

/** What the parts of an XLSX may unpack to, together, in bytes. XML of tables shrinks to about a tenth in a file. */
export const maxUnpackedBytes = 100 * megabyte;

/** Rows of a sheet, without the header and a few lines above it. */
export const maxRows = 20_000;

/** Lines above the rows: titles, notes, the header. */
export const maxLinesAbove = 20;

export const maxColumns = 256;

export const maxSheets = 50;

/** Cells with content, in all sheets together. */
export const maxCells = 1_000_000;

/** Cells of the rectangles around the content of all sheets. The XLSX library creates each of them, even if it is empty. */
export const maxArea = 10_000_000;

/** The files that a dialog offers. */
export const spreadsheetTypes =
  '.xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';
