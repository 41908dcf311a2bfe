import type { ComponentType } from 'react';

/** A lucide icon: `import Plus from 'lucide-react/icons/plus'`, then `icon={Plus}`. Hidden from screen readers. */
export type Icon = ComponentType<{ size?: number | string; className?: string }>;
