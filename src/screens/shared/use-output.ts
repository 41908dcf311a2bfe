import { useEffect, useEffectEvent } from 'react';

interface ActorWithOutput<Output> {
  readonly subscribe: (observer: { complete: () => void }) => { unsubscribe: () => void };
  readonly getSnapshot: () => { readonly output: Output | undefined };
}

/**
 * Calls `onOutput` once with the output of a machine that reaches its final state. XState notifies each new subscriber of
 * a stopped actor, so a changed `onOutput` must not subscribe again.
 */
export function useOutput<Output>(actor: ActorWithOutput<Output>, onOutput: (output: Output) => void): void {
  const notify = useEffectEvent(onOutput);
  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (output !== undefined) notify(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
