import { type ReactNode, useRef, useState } from 'react';
import css from './tooltip.module.css';
import { usePopover } from './use-popover.ts';

export type TooltipProps = {
  /** What the control's own name already says: hidden from screen readers, or they would hear it twice. */
  label: string;
  side?: 'below' | 'beside';
  disabled?: boolean;
  children: ReactNode;
};

/** A label that shows while the control inside is pointed at or focused by keyboard. Escape takes it away. */
export function Tooltip({ label, side = 'below', disabled = false, children }: TooltipProps) {
  const [wanted, setWanted] = useState(false);
  const panel = useRef<HTMLSpanElement>(null);
  const open = wanted && !disabled;
  usePopover({ open, panel, side, align: 'center' });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control it wraps, which is interactive.
    <span
      className={css['anchor']}
      onPointerEnter={(event) => setWanted(event.pointerType === 'mouse')}
      onPointerLeave={() => setWanted(false)}
      onPointerDown={() => setWanted(false)}
      onFocus={(event) => setWanted(event.target.matches(':focus-visible'))}
      onBlur={() => setWanted(false)}
      onKeyDown={(event) => event.key === 'Escape' && setWanted(false)}
    >
      {children}
      {open && (
        <span ref={panel} popover="manual" className={css['tip']} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}
