import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { Tip } from './tooltip-panel.tsx';

interface Tooltip {
  /** The attributes of the control. */
  readonly anchor: HTMLAttributes<HTMLElement>;
  /** The last child of the control, which places the tooltip. */
  readonly tip: ReactNode;
}

/**
 * A label that is shown while a control is hovered or has keyboard focus. Escape hides it. It is hidden from screen readers,
 * which already announce the control's own name.
 */
export function useTooltip(label: string, { disabled = false } = {}): Tooltip {
  const [isWanted, setIsWanted] = useState(false);
  const hide = () => setIsWanted(false);
  return {
    anchor: {
      onPointerEnter: (event) => setIsWanted(event.pointerType === 'mouse'),
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: (event) => setIsWanted(event.target.matches(':focus-visible')),
      onBlur: hide,
      onKeyDown: (event) => event.key === 'Escape' && hide(),
    },
    tip: isWanted && !disabled && <Tip label={label} />,
  };
}
