import type { ComponentType } from 'react';

/** A line icon by lucide: `import Plus from 'lucide-react/icons/plus'`, then `icon={Plus}`. Hidden from readers. */
export type Icon = ComponentType<{ size?: number | string; className?: string }>;
