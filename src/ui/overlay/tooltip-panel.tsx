import { useRef } from 'react';
import css from './tooltip.module.css';
import { usePopover } from './use-popover.ts';

/** The panel of a tooltip, placed beside its parent element. */
export function Tip({ label }: { label: string }) {
  const panel = useRef<HTMLSpanElement>(null);
  usePopover({ open: true, panel, place: 'beside' });
  return (
    <span ref={panel} popover="manual" className={css['tip']} aria-hidden="true">
      {label}
    </span>
  );
}
