import { useRef } from 'react';
import css from './tooltip.module.css';
import { usePopover } from './use-popover.ts';

/** The panel of a tooltip, placed beside its parent element. */
export function Tip({ label, side }: { label: string; side: 'below' | 'beside' }) {
  const panel = useRef<HTMLSpanElement>(null);
  usePopover({ open: true, panel, side, align: 'center' });
  return (
    <span ref={panel} popover="manual" className={css['tip']} aria-hidden="true">
      {label}
    </span>
  );
}
