/**
 * Remembers the row in which the focus stands. To be called when that record is removed: once the row is out of the
 * page, a focus that went with it goes on to the menu of the row in its place, to that of the last row, or where no row
 * is left to the screen's heading. A focus that is somewhere else by then stays there.
 */
export function rememberRow(): () => void {
  const row = document.activeElement?.closest('tr');
  const table = row?.closest('table');
  if (!row || !table) return () => undefined;
  const at = row.sectionRowIndex;
  return () => {
    const leaving = new MutationObserver(() => {
      if (row.isConnected) return;
      leaving.disconnect();
      if (document.activeElement === document.body) placeNear(table, at)?.focus();
    });
    leaving.observe(document.body, { childList: true, subtree: true });
  };
}

function placeNear(table: HTMLTableElement, at: number): HTMLElement | null {
  const rows = table.isConnected ? [...(table.tBodies[0]?.rows ?? [])] : [];
  const near = rows[at] ?? rows.at(-1);
  return near?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? document.querySelector('h1');
}
