import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/use-text.ts';
import type { SavedView } from '#lists/saved-views.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { focusView } from './focus-view.ts';
import { NameDialog } from './name-dialog.tsx';
import type { ListViews } from './use-list-views.ts';

interface ViewDialogsProps {
  readonly kind: 'rename' | 'delete';
  /** The chosen view. */
  readonly view: SavedView;
  readonly views: ListViews;
  readonly list: Pick<ListToolsProps, 'entity' | 'onLook'>;
  readonly onClose: () => void;
}

/** Renames or deletes a saved view. */
export function ViewDialogs({ kind, view, views, list: { entity, onLook }, onClose }: ViewDialogsProps) {
  const text = useText();
  const navigate = useNavigate();

  function rename(name: string) {
    const problem = views.put({ ...view, name }, view);
    if (problem !== null) return problem;
    onLook((newest) => ({ ...newest, view: name }));
    focusView(name);
    return null;
  }

  function remove() {
    views.remove(view);
    onClose();
    focusView();
    void navigate({ to: '/$entity', params: { entity: entity.path } });
  }

  if (kind === 'rename') {
    return <NameDialog title="Rename view" action="Save" name={view.name} onName={rename} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      title={text('Delete {{name}}?', { name: view.name })}
      confirmLabel={text('Delete')}
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      {text('This cannot be undone.')}
    </ConfirmDialog>
  );
}
