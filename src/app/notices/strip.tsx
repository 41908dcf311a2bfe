import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { Icon } from '#ui/button/icon.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import css from './notices.module.css';

interface StripProps {
  readonly tone: 'info' | 'stale' | 'warning';
  readonly icon: Icon;
  /** Null hides the notice. The live region stays in the DOM: screen readers skip one that appears with its text. */
  readonly words: string | null;
  /** Also called when the user closes the notice. A notice that has closed comes back when it says something else. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/** A notice across the page, under the top bar. */
export function Strip({ tone, icon: IconPart, words: current, onClose, children }: StripProps) {
  const text = useText();
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== current) setClosed(null);
  const words = current === closed ? null : current;
  return (
    <div className={css['strip']} data-tone={words === null ? undefined : tone}>
      {words !== null && (
        <span className={css['icon']}>
          <IconPart size={18} />
        </span>
      )}
      <div role="status" className={css['words']}>
        {words}
      </div>
      {words !== null && (
        <>
          {children}
          <IconButton
            size="small"
            icon={X}
            label={text('Close')}
            onClick={() => {
              setClosed(words);
              onClose?.();
            }}
          />
        </>
      )}
    </div>
  );
}
