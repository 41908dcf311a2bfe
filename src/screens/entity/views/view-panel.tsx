import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useText } from '#i18n/use-text.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { MenuPanel } from '#ui/overlay/menu-panel.tsx';
import { toast } from '#ui/toast/toast.ts';

interface ViewPanelProps extends OpenMenu {
  /** The address of the view as it is shown, without `#`. */
  readonly href: string;
  readonly onDialog: (dialog: 'rename' | 'delete') => void;
}

/** The open menu of a saved view. */
export function ViewPanel({ href, onDialog, ...open }: ViewPanelProps) {
  const text = useText();

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(new URL(`#${href}`, window.location.href).href);
      toast.success(text('Link copied'));
    } catch {
      // Browsers refuse it without a secure connection.
      toast.error(text('The link could not be copied. Copy the address of this page instead.'));
    }
  }

  return (
    <MenuPanel
      {...open}
      items={[
        { key: 'rename', label: text('Rename'), icon: Pencil, onSelect: () => onDialog('rename') },
        { key: 'link', label: text('Copy link'), icon: Link, onSelect: () => void copyLink() },
        { key: 'delete', label: text('Delete'), icon: Trash, tone: 'danger', onSelect: () => onDialog('delete') },
      ]}
    />
  );
}
