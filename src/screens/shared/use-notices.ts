import { useLayoutEffect } from 'react';
import { useToastText } from '#i18n/use-text.ts';
import type { Notice } from '#machines/notice.ts';
import { toast } from '#ui/toast/toast.ts';

interface Notifier {
  on: (type: 'notify', listener: (notice: Notice) => void) => { unsubscribe: () => void };
}

/** Shows the notices of a machine as toasts (section 2: top-right). Unmounting dismisses its loading toasts. */
export function useNotices(actor: Notifier): void {
  const text = useToastText();
  // A layout effect, because it runs before the effect that starts the actor and may emit notices at once.
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
