type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

export type Placement = {
  /** Under the anchor, or beside it at the end of the line. The other side is taken when there is no room. */
  side: 'below' | 'beside';
  align: 'start' | 'center' | 'end';
};

const gap = 4;
const margin = 8;

const clamp = (value: number, most: number) => Math.max(margin, Math.min(value, most));

/** Where a panel of `panel` size goes, in pixels of the viewport, so that it touches its anchor and stays in sight. */
export function placePopover(anchor: Box, panel: Size, viewport: Size, { side, align }: Placement) {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  if (side === 'beside') {
    const fits = right + gap + panel.width <= viewport.width - margin;
    const left = fits ? right + gap : anchor.left - gap - panel.width;
    const top = anchor.top + (anchor.height - panel.height) / 2;
    return { left: Math.max(margin, left), top: clamp(top, viewport.height - panel.height - margin) };
  }
  const roomBelow = viewport.height - bottom - gap - margin;
  const roomAbove = anchor.top - gap - margin;
  const below = panel.height <= roomBelow || roomBelow >= roomAbove;
  const slack = anchor.width - panel.width;
  const left = anchor.left + { start: 0, center: slack / 2, end: slack }[align];
  return {
    left: clamp(left, viewport.width - panel.width - margin),
    top: below ? bottom + gap : Math.max(margin, anchor.top - gap - panel.height),
  };
}
