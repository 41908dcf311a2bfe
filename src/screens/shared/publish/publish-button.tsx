import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import type { Poster } from '#domain/publish/poster.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { toast } from '#ui/toast/toast.ts';

const dialogCode = lazyCode(() => import('./publish-dialog.tsx'));

interface PublishButtonProps {
  /** Called on a press, so that the poster shows what the screen shows then. */
  readonly posterOf: () => Poster;
  /** The date that is suggested, as the public reads it. */
  readonly date: string;
  readonly disabled?: boolean;
}

/** Opens the dialog that publishes a poster. Its code is fetched on use. */
export function PublishButton({ posterOf, date, disabled = false }: PublishButtonProps) {
  const text = useText();
  const [poster, setPoster] = useState<Poster>();
  const code = useLazyCode(dialogCode, poster !== undefined, () => {
    setPoster(undefined);
    toast.error(text('This could not be loaded. Check the connection and try again.'));
  });
  return (
    <>
      <Button size="small" icon={Megaphone} disabled={disabled} onClick={() => setPoster(posterOf())}>
        {text('Publish')}
      </Button>
      {poster && code && <code.PublishDialog poster={poster} date={date} onClose={() => setPoster(undefined)} />}
    </>
  );
}
