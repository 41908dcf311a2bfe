import { useNavigate } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useText } from '#i18n/use-text.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { type MenuItems, MenuPanel } from '#ui/overlay/menu-panel.tsx';
import type { RowMenuProps } from './row-menu.tsx';

/** A row's menu while it is open. */
export function RowPanel({ open, entity, row: { id }, name, onRemove }: RowMenuProps & { readonly open: OpenMenu }) {
  const text = useText();
  const navigate = useNavigate();
  const params = { entity: entity.path, id: Number(id) };
  const { update, create, read, remove } = entity.endpoints;
  const items: MenuItems = [
    update && {
      key: 'edit',
      label: text('Edit'),
      icon: Pencil,
      onSelect: () => void navigate({ to: '/$entity/edit/$id', params }),
    },
    create &&
      read && {
        key: 'duplicate',
        label: text('Duplicate'),
        icon: Copy,
        onSelect: () => void navigate({ to: '/$entity/create', params, search: { copy: params.id } }),
      },
    remove && {
      key: 'delete',
      label: text('Delete'),
      icon: Trash,
      tone: 'danger',
      onSelect: () => onRemove({ id, name }),
    },
  ];
  return <MenuPanel {...open} items={items} />;
}
