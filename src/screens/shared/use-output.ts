import { useEffect, useEffectEvent } from 'react';

interface Ending<Output> {
  readonly subscribe: (observer: { complete: () => void }) => { unsubscribe: () => void };
  readonly getSnapshot: () => { readonly output: Output | undefined };
}

/**
 * Tells once what a machine that has come to its end gives. Whoever subscribes to one that is over is told of its end
 * again, so the listener may change from render to render without a new subscription.
 */
export function useOutput<Output>(actor: Ending<Output>, onOutput: (output: Output) => void): void {
  const tell = useEffectEvent(onOutput);
  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (output !== undefined) tell(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
