import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { isDraftWorkerRunning, subscribeDraftWorker } from '#drafts/draft-worker.ts';
import { useText } from '#i18n/use-text.ts';
import { isPersisted } from '#machines/draft/selectors.ts';

/** How long the text waits for the next keystroke, in milliseconds. Otherwise it would flicker during the typing. */
const showAfterMs = 300;

/**
 * Shows whether the form's values are stored as a draft. The text changes with the typing, so it is written to the DOM
 * without a render. Until a worker runs, the last changes before a page ends may be lost, so the user has to wait for it.
 */
export function DraftState({ draft }: { draft: DraftActor }) {
  const text = useText();
  const box = useRef<HTMLSpanElement>(null);
  const isSafe = useSyncExternalStore(subscribeDraftWorker, isDraftWorkerRunning);
  useLayoutEffect(() => {
    let isShown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (isSaved: boolean) => {
      isShown = isSaved;
      if (box.current) box.current.textContent = isSaved ? text('Draft saved') : '';
    };
    const update = () => {
      clearTimeout(timer);
      const isSaved = isPersisted(draft.getSnapshot());
      // Writes changes only: otherwise screen readers repeat the text. The DOM is not read with each keystroke.
      if (isSaved === isShown) return;
      if (isSaved) timer = setTimeout(show, showAfterMs, true);
      else show(false);
    };
    update();
    const subscription = draft.subscribe(update);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [draft, text]);
  return (
    <>
      <span ref={box} />
      {!isSafe && <span>{text('Wait for “Draft saved” before you close or reload this page.')}</span>}
    </>
  );
}
