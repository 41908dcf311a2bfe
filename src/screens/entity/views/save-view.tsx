import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import { savedViewLimits } from '#domain/limits.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { LazyPart } from '#ui/loading/lazy-part.tsx';
import { toast } from '#ui/toast/toast.ts';
import { listPartsCode } from '../list/list-parts-code.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { focusView } from './focus-view.ts';
import { type ListViews, useListViews } from './use-list-views.ts';

/** Saves the list as it is shown. In the toolbar until the list has a row of views. */
export function SaveViewInToolbar(props: ListToolsProps) {
  const views = useListViews(props);
  if (views.hasRow || !views.isChanged) return null;
  return <SaveView views={views} onLook={props.onLook} />;
}

interface SaveViewProps {
  readonly views: ListViews;
  readonly onLook: ListToolsProps['onLook'];
}

/** Saves the list as it is shown under a new name, and shows that view. */
export function SaveView({ views, onLook }: SaveViewProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  function save(name: string) {
    const view = views.viewNamed(name);
    const problem = views.put(view);
    if (problem !== null) return problem;
    onLook(() => ({ view: view.name, ...view.look }));
    focusView(view.name);
    return null;
  }

  return (
    <>
      <Button size="small" variant="ghost" icon={BookmarkPlus} onClick={() => setOpen(true)}>
        {text('Save view')}
      </Button>
      {isOpen && (
        <LazyPart code={listPartsCode} onClose={() => setOpen(false)}>
          {({ NameDialog }) => (
            <NameDialog
              title="Save view"
              action="Save"
              name={views.chosen ? '' : views.name.slice(0, savedViewLimits.name)}
              onName={save}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

/** Stores the changed list in the chosen view. */
export function UpdateView({ views }: { readonly views: ListViews }) {
  const text = useText();
  const { chosen } = views;
  if (!chosen) return null;

  function update(view: NonNullable<typeof chosen>) {
    const problem = views.put(views.viewNamed(view.name), view);
    if (problem === null) toast.success(text('{{name}} updated', { name: view.name }));
    else toast.error(text(problem));
    focusView(view.name);
  }

  return (
    <Button size="small" variant="ghost" icon={Save} onClick={() => update(chosen)}>
      {text('Update view')}
    </Button>
  );
}
