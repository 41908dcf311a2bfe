import { type ReactNode, useState } from 'react';
import { lazyCode } from '../loading/lazy-code.ts';
import { useLazyCode } from '../loading/use-lazy-code.ts';
import css from './tooltip.module.css';

const tipCode = lazyCode(() => import('../base/tip.tsx'));

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
  // Where it cannot be fetched there is none: the control has its name.
  const tip = useLazyCode(tipCode, wanted && !disabled, () => setWanted(false));
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
      {tip && <tip.Tip label={label} side={side} />}
    </span>
  );
}
