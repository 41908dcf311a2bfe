import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/types.ts';
import { Dots } from '#ui/base/dots.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { Menu } from '#ui/overlay/menu.tsx';

const panelCode = lazyCode(() => import('./row-panel.tsx'));

export interface RowMenuProps {
  readonly entity: Entity;
  readonly row: ListRow;
  readonly name: string;
  readonly onRemove: (subject: Subject) => void;
}

/** What can be done to a row, by the calls that its entity has. */
export function RowMenu(props: RowMenuProps) {
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
