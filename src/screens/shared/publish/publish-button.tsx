import Megaphone from 'lucide-react/icons/megaphone';
import { use, useEffect, useReducer, useState } from 'react';
import type { Poster } from '#domain/publish/poster.ts';
import { dayOf, type Zone } from '#domain/time/zone.ts';
import type { Language } from '#i18n/english.ts';
import { useText } from '#i18n/use-text.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPart } from '#ui/loading/lazy-part.tsx';

const dialogCode = lazyCode(() => import('./publish-dialog.tsx'));

interface PublishButtonProps {
  /** Called while the dialog is open, also when names arrive that were loading. */
  readonly posterOf: () => Poster;
  /** The date that is suggested, as the public reads it. */
  readonly date: string;
  readonly disabled?: boolean;
}

/** Opens the dialog that publishes a poster. Its code is fetched on use. */
export function PublishButton({ posterOf, date, disabled = false }: PublishButtonProps) {
  const text = useText();
  const options = use(OptionStoreContext);
  const [isOpen, setOpen] = useState(false);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (isOpen ? options?.subscribe(refresh) : undefined), [isOpen, options]);
  return (
    <>
      <Button size="small" icon={Megaphone} disabled={disabled} onClick={() => setOpen(true)}>
        {text('Publish')}
      </Button>
      {isOpen && (
        <LazyPart code={dialogCode} onClose={() => setOpen(false)}>
          {({ PublishDialog }) => <PublishDialog poster={posterOf()} date={date} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}

/** An evening goes on after midnight: until six o'clock its results are of the day before. */
const nightEndsMs = 6 * 60 * 60_000;

/** The day of the matches that end now, as the public reads it: '27 November 2026'. */
export function matchDay(zone: Zone, language: Language, now = Date.now()): string {
  return formatInstant(
    Date.parse(dayOf(now - nightEndsMs, zone)),
    {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    },
    language,
  );
}
