import { type ReactNode, useState } from 'react';
import { lazyCode, useLazyCode } from '../loading/lazy-code.ts';
import css from './tooltip.module.css';

const tipCode = lazyCode(() => import('./tooltip-panel.tsx'));

export type TooltipProps = {
  /** The name of the control. Hidden from screen readers, which already announce the control's own name. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
};

/** A label that is shown while the control inside is hovered or has keyboard focus. Escape hides it. */
export function Tooltip({ label, disabled = false, children }: TooltipProps) {
  const [isWanted, setIsWanted] = useState(false);
  // Without its code there is no tooltip. The control has an accessible name anyway.
  const tip = useLazyCode(tipCode, isWanted && !disabled, () => setIsWanted(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers observe the interactive control inside.
    <span
      className={css['anchor']}
      onPointerEnter={(event) => setIsWanted(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsWanted(false)}
      onPointerDown={() => setIsWanted(false)}
      onFocus={(event) => setIsWanted(event.target.matches(':focus-visible'))}
      onBlur={() => setIsWanted(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsWanted(false)}
    >
      {children}
      {tip && <tip.Tip label={label} />}
    </span>
  );
}
