import { useLayoutEffect, useRef } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { hasDraftWorker } from '#drafts/draft-worker.ts';
import { useText } from '#i18n/use-text.ts';
import { isPersisted } from '#machines/draft/selectors.ts';

/**
 * Beside the buttons of a form: whether what stands in it is on the disk. Written: it comes and goes with the typing. Where no
 * worker stores the last keys of a page that ends, the user has to wait for it.
 */
export function DraftState({ draft }: { draft: DraftActor }) {
  const text = useText();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let told: string | undefined;
    const tell = () => {
      const said = isPersisted(draft.getSnapshot()) ? text('Kept as a draft') : '';
      // What stands there already is not told anew, nor is the page asked for it with each key.
      if (box.current && said !== told) box.current.textContent = said;
      told = said;
    };
    tell();
    const subscription = draft.subscribe(tell);
    return () => subscription.unsubscribe();
  }, [draft, text]);
  return (
    <>
      <span ref={box} />
      {!hasDraftWorker() && <span>{text('Wait for “Kept as a draft” before you close or reload this page.')}</span>}
    </>
  );
}
