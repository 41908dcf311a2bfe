type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

export type Placement = {
  /** Below the anchor, or beside it at the inline end. Without space, the opposite side is used. */
  side: 'below' | 'beside';
  align: 'start' | 'center' | 'end';
};

const gap = 4;
const margin = 8;

const clamp = (value: number, max: number) => Math.max(margin, Math.min(value, max));

/** The position of a panel beside its anchor and within the viewport, in pixels of the viewport. */
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
  const isBelow = panel.height <= roomBelow || roomBelow >= roomAbove;
  const slack = anchor.width - panel.width;
  const left = anchor.left + { start: 0, center: slack / 2, end: slack }[align];
  return {
    left: clamp(left, viewport.width - panel.width - margin),
    top: isBelow ? bottom + gap : Math.max(margin, anchor.top - gap - panel.height),
  };
}
