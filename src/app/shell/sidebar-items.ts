import type { AreaPath } from '#domain/areas.ts';
import { isEntityPath } from '#entities/registry.ts';
import { navIcon } from './nav-icons.ts';
import type { SidebarItem } from './sidebar.tsx';

/** An area in the sidebar: a link where its screen exists. */
export function navItem(area: AreaPath, label: string): SidebarItem {
  const path = `/${area}`;
  const isThere = area === 'dashboard' || isEntityPath(area);
  return { path, label, icon: navIcon(path), ...(isThere && { href: `#${path}` }) };
}
