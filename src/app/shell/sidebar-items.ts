import type { AreaPath } from '#domain/areas.ts';
import { navIcon } from './nav-icons.ts';
import type { SidebarItem } from './sidebar.tsx';

/** An area in the sidebar. */
export function navItem(area: AreaPath, label: string): SidebarItem {
  const path = `/${area}`;
  return { path, label, icon: navIcon(path), href: `#${path}` };
}
