import type { PanelProps } from '../app/panel-props.ts';
import { go } from '../app/place.ts';
import { PathsToState } from './paths-to-state.tsx';
import { useSearch } from './use-search.ts';
import { WholeMachine } from './whole-machine.tsx';

/** How the machine reaches the chosen state, what that state ignores, and which states cannot be left. */
export function PathsPanel(props: PanelProps) {
  const { known, chart, place } = props;
  const { search, state } = useSearch(known.name);
  const chosen = chart.states.find(({ path }) => path !== '' && path === place.state);
  if (state.kind === 'failed') return <p role="alert">The search failed: {state.message}</p>;
  return (
    <>
      <label className="line">
        To state{' '}
        <select
          value={chosen?.path ?? ''}
          onChange={({ target: { value } }) => go({ name: known.name, panel: 'paths', state: value || null })}
        >
          <option value="">choose, here or in the diagram</option>
          {chart.states
            .filter(({ path }) => path !== '')
            .map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
        </select>
      </label>
      <p role="status" className="empty">
        {state.kind === 'exploring'
          ? `Searching: ${state.states.toLocaleString('en')} states so far…`
          : searched(state.explored)}
      </p>
      {state.kind === 'explored' && search !== null && (
        <>
          {chosen !== undefined && (
            <PathsToState key={chosen.path} {...props} {...{ search, explored: state.explored }} target={chosen.path} />
          )}
          <WholeMachine name={known.name} findings={state.explored.findings} />
        </>
      )}
    </>
  );
}

function searched(explored: { readonly states: number; readonly sent: number; readonly milliseconds: number }): string {
  const [states, sent] = [explored.states, explored.sent].map((count) => count.toLocaleString('en'));
  const seconds = (explored.milliseconds / 1000).toFixed(1);
  return `With its test data the machine has ${states ?? ''} states (with their contexts). ${sent ?? ''} events sent in ${seconds} s.`;
}
