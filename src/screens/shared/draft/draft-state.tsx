import { useLayoutEffect, useRef } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { hasDraftWorker } from '#drafts/draft-post.ts';
import { useText } from '#i18n/use-text.ts';
import { isPersisted } from '#machines/draft/selectors.ts';

/**
 * Shows whether the form's values are stored as a draft. The text changes with the typing, so it is written to the DOM
 * without a render. Without a worker, the last changes before a page ends may be lost, so the user has to wait for it.
 */
export function DraftState({ draft }: { draft: DraftActor }) {
  const text = useText();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let shown: string | undefined;
    const update = () => {
      const status = isPersisted(draft.getSnapshot()) ? text('Draft saved') : '';
      // Writes changes only: otherwise screen readers repeat the text. The DOM is not read with each keystroke.
      if (box.current && status !== shown) box.current.textContent = status;
      shown = status;
    };
    update();
    const subscription = draft.subscribe(update);
    return () => subscription.unsubscribe();
  }, [draft, text]);
  return (
    <>
      <span ref={box} />
      {!hasDraftWorker() && <span>{text('Wait for “Draft saved” before you close or reload this page.')}</span>}
    </>
  );
}
