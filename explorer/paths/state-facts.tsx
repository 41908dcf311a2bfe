import { hrefOf } from '../app/place.ts';
import type { StateFindings } from './findings.ts';
import type { MachinePath } from './machine-path.ts';

/** What the search says about one state, besides its paths. */
export function StateFacts({ name, findings }: { readonly name: string; readonly findings: StateFindings }) {
  const { ignoresAlways, ignoresSometimes, stuck, leaving } = findings;
  return (
    <>
      <h3>Leaving it</h3>
      <p>
        {leavingText(findings)}{' '}
        {leaving === 'sometimes' && stuck !== null && <TryLink name={name} {...stuck.shortest} />}
      </p>
      <h3>Events that it ignores</h3>
      <dl>
        <dt>In every context</dt>
        <dd>
          <Events events={ignoresAlways} />
        </dd>
        <dt>In some contexts, or with some payloads</dt>
        <dd>
          <Events events={ignoresSometimes} />
        </dd>
      </dl>
    </>
  );
}

/** Opens a path in the panel "Try". */
function TryLink({ name, input, steps }: MachinePath & { readonly name: string }) {
  return <a href={hrefOf({ name, panel: 'try', input, events: steps.map(({ label }) => label) })}>Try one of them</a>;
}

export function Events({ events }: { readonly events: readonly string[] }) {
  if (events.length === 0) return 'none';
  return events.map((event, index) => (
    <span key={event}>
      {index > 0 && ', '}
      <code>{event}</code>
    </span>
  ));
}

/** Whether a state can be left, as a sentence. */
export function leavingText({ leaving, contexts, stuck, isPassed }: StateFindings): string {
  if (isPassed) return 'The machine passes through it at once.';
  switch (leaving) {
    case 'yes':
      return contexts === 0 ? 'The test data does not reach it.' : 'It can be left in every context.';
    case 'final':
      return 'It is final.';
    case 'region':
      return 'It is a region that is active as long as the parallel state around it.';
    case 'never':
      return 'It cannot be left.';
    case 'sometimes':
      return `It cannot be left in ${(stuck?.contexts ?? 0).toLocaleString('en')} of ${contexts.toLocaleString('en')} contexts.`;
  }
}
