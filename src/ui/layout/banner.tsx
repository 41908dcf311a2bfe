import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import css from './banner.module.css';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  stale: CloudOff,
} as const;

export type BannerProps = {
  kind: keyof typeof icons;
  children: ReactNode;
  /** A small button at the end. */
  action?: ReactNode;
};

/** An inline message. Screen readers announce errors at once (`alert`) and others politely (`status`). */
export function Banner({ kind, children, action }: BannerProps) {
  const IconPart = icons[kind];
  return (
    <div className={css['banner']} data-tone={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <IconPart size={18} className={css['icon']} />
      <div className={css['words']}>{children}</div>
      {action}
    </div>
  );
}
