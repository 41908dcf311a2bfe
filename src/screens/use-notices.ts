import { useLayoutEffect } from 'react';
import { useServerText } from '#i18n/use-text.ts';
import type { Notice } from '#machines/notice.ts';
import { toast } from '#ui/toast.ts';

interface Telling {
  on: (type: 'notify', listener: (notice: Notice) => void) => { unsubscribe: () => void };
}

/** Shows what a machine tells the person as toasts (section 2: top-right). */
export function useNotices(actor: Telling): void {
  const text = useServerText();
  // Before the effect that starts the actor: what it tells at once is heard too.
  useLayoutEffect(() => {
    const subscription = actor.on('notify', ({ kind, message, id }) => {
      toast[kind](text(message), id === undefined ? {} : { id });
    });
    return () => subscription.unsubscribe();
  }, [actor, text]);
}
