import { useText } from '#i18n/use-text.ts';
import { Dots } from '#ui/base/dots.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import type { RowActionsProps } from './row-panel.tsx';

const panelCode = lazyCode(() => import('./row-panel.tsx'));

/** The menu of a row, with the actions that the entity's calls allow. */
export function RowMenu(props: RowActionsProps) {
  const text = useText();
  const { update, create, read, remove } = props.entity.endpoints;
  if (!update && !(create && read) && !remove) return null;
  return (
    <Menu
      code={panelCode}
      trigger={(trigger) => (
        <IconButton {...trigger} icon={Dots} label={text('Actions for {{name}}', { name: props.name })} />
      )}
    >
      {({ RowPanel }, open) => <RowPanel open={open} {...props} />}
    </Menu>
  );
}
