import { useLayoutEffect } from 'react';
import { useServerText } from '#i18n/use-text.ts';
import type { Notice } from '#machines/notice.ts';
import { toast } from '#ui/toast/toast.ts';

interface Telling {
  on: (type: 'notify', listener: (notice: Notice) => void) => { unsubscribe: () => void };
}

/** Shows what a machine tells the person as toasts (section 2: top-right). What it waits for goes with it. */
export function useNotices(actor: Telling): void {
  const text = useServerText();
  // Before the effect that starts the actor: what it tells at once is heard too.
  useLayoutEffect(() => {
    const loading = new Set<string>();
    const subscription = actor.on('notify', ({ kind, message, id }) => {
      const shown = toast[kind](text(message), id === undefined ? {} : { id });
      if (kind === 'loading') loading.add(shown);
      else loading.delete(shown);
    });
    return () => {
      subscription.unsubscribe();
      for (const id of loading) toast.dismiss(id);
    };
  }, [actor, text]);
}
