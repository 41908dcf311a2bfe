import { useNavigate } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Square from 'lucide-react/icons/square';
import Check from 'lucide-react/icons/square-check';
import Trash from 'lucide-react/icons/trash-2';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { areSingleKeysOn } from '#lists/look.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { listShortcuts } from '#ui/keys/lists.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { type MenuItems, MenuPanel } from '#ui/overlay/menu-panel.tsx';

interface RowPanelProps {
  readonly open: OpenMenu;
  readonly entity: Entity;
  readonly row: ListRow;
  readonly name: string;
  readonly onRemove: (subject: Subject) => void;
}

/** The open menu of a row, or of the page of its record. */
export function RowPanel({ open, entity, row: { id }, name, onRemove }: RowPanelProps) {
  const text = useText();
  const navigate = useNavigate();
  const params = { entity: entity.path, id: Number(id) };
  const { update, create, read, remove } = entity.endpoints;
  const tableRow = open.button.closest('tr');
  const box = tableRow?.querySelector<HTMLInputElement>('input[data-pick]') ?? undefined;
  const singleKey = (key: string) => (areSingleKeysOn() ? key : undefined);
  const items: MenuItems = [
    !!tableRow &&
      update && {
        key: 'edit',
        label: text('Edit'),
        icon: Pencil,
        shortcut: singleKey(listShortcuts.lines.open.keys[0]),
        onSelect: () => void navigate({ to: '/$entity/edit/$id', params }),
      },
    create &&
      read && {
        key: 'duplicate',
        label: text('Duplicate'),
        icon: Copy,
        onSelect: () => void navigate({ to: '/$entity/create', params, search: { copy: params.id } }),
      },
    box && {
      key: 'select',
      label: box.checked ? text('Deselect') : text('Select'),
      icon: box.checked ? Square : Check,
      shortcut: singleKey(listShortcuts.lines.select.keys[0]),
      onSelect: () => box.click(),
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
