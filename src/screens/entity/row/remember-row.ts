/**
 * Remembers the row that contains the focus. Call the returned function when its record is deleted. If the focus is lost
 * with the row, it moves to the menu of the row at the same position, of the last row, or to the heading if no row is
 * left. A focus elsewhere does not move.
 */
export function rememberRow(): () => void {
  const row = document.activeElement?.closest('tr');
  const table = row?.closest('table');
  if (!row || !table) return () => undefined;
  const at = row.sectionRowIndex;
  return () => {
    const observer = new MutationObserver(() => {
      if (row.isConnected) return;
      observer.disconnect();
      if (document.activeElement === document.body) focusTargetNear(table, at)?.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
}

function focusTargetNear(table: HTMLTableElement, at: number): HTMLElement | null {
  const rows = table.isConnected ? [...(table.tBodies[0]?.rows ?? [])] : [];
  const nearestRow = rows[at] ?? rows.at(-1);
  return nearestRow?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? document.querySelector('h1');
}
