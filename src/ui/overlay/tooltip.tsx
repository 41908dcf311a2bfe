import { type ReactNode, useState } from 'react';
import css from './tooltip.module.css';
import { Tip } from './tooltip-panel.tsx';

export type TooltipProps = {
  /** The name of the control. Hidden from screen readers, which already announce the control's own name. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
};

/** A label that is shown while the control inside is hovered or has keyboard focus. Escape hides it. */
export function Tooltip({ label, disabled = false, children }: TooltipProps) {
  const [isWanted, setIsWanted] = useState(false);
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
      {isWanted && !disabled && <Tip label={label} />}
    </span>
  );
}
