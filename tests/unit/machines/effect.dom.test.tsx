import { render, screen } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { StrictMode, useMemo } from 'react';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { effect, effectOf } from '#machines/effect.ts';
import type { Result } from '#machines/result.ts';
import { letTimePass } from '../../support/let-time-pass.ts';

const machine = setup({ actors: { load: effect<Result<string>>('load') } }).createMachine({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: [{ guard: ({ event }) => event.output.kind === 'ok', target: 'loaded' }, { target: 'failed' }],
      },
    },
    loaded: {},
    failed: {},
  },
});

/** A call that ends when it is aborted, with a result or by throwing, and with rows after a while. */
function load(signal: AbortSignal, onAbort: 'returns' | 'throws'): Promise<Result<string>> {
  return new Promise((resolve, reject) => {
    const rows: Result<string> = { kind: 'ok', data: 'rows', message: '' };
    void letTimePass(10).then(() => resolve(rows));
    signal.addEventListener('abort', () => {
      if (onAbort === 'throws') reject(new Error('aborted'));
      else resolve({ kind: 'fault', message: 'aborted' });
    });
  });
}

function Loader({ onAbort, runs }: { readonly onAbort: 'returns' | 'throws'; readonly runs: AbortSignal[] }) {
  const logic = useMemo(
    () =>
      machine.provide({
        actors: {
          load: effectOf(({ signal }) => {
            runs.push(signal);
            return load(signal, onAbort);
          }),
        },
      }),
    [onAbort, runs],
  );
  return <p>{useSelector(useActorRef(logic), ({ value }) => value)}</p>;
}

test.each(['returns', 'throws'] as const)(
  'in the strict mode of React, an effect that %s when it is stopped does not end its second run',
  async (onAbort) => {
    const runs: AbortSignal[] = [];
    render(
      <StrictMode>
        <Loader onAbort={onAbort} runs={runs} />
      </StrictMode>,
    );
    await screen.findByText('loaded');
    expect(runs.map(({ aborted }) => aborted)).toEqual([true, false]);
  },
);
