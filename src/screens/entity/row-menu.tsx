import { useNavigate } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/types.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';

interface RowMenuProps {
  readonly entity: Entity;
  readonly row: ListRow;
  readonly name: string;
  readonly onRemove: (subject: Subject) => void;
}

/** What can be done to a row, by the calls that its entity has. */
export function RowMenu({ entity, row: { id }, name, onRemove }: RowMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  const items: MenuItem[] = [];
  if (entity.endpoints.update) {
    items.push({
      key: 'edit',
      label: text('Edit'),
      icon: Pencil,
      onSelect: () => void navigate({ to: '/$entity/edit/$id', params: { entity: entity.path, id: Number(id) } }),
    });
  }
  if (entity.endpoints.create && entity.endpoints.read) {
    items.push({
      key: 'duplicate',
      label: text('Duplicate'),
      icon: Copy,
      onSelect: () =>
        void navigate({ to: '/$entity/create', params: { entity: entity.path }, search: { copy: Number(id) } }),
    });
  }
  if (entity.endpoints.remove) {
    items.push({
      key: 'delete',
      label: text('Delete'),
      icon: Trash,
      tone: 'danger',
      onSelect: () => onRemove({ id, name }),
    });
  }
  if (items.length === 0) return null;
  return (
    <Menu
      items={items}
      trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={text('Actions for {{name}}', { name })} />}
    />
  );
}
