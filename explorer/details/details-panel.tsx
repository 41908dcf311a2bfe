import {
  arrowText,
  type Chart,
  type ChartState,
  type ChartTransition,
  causeText,
  transitionText,
} from '../../tests/support/chart/chart.ts';
import type { PanelProps } from '../app/panel-props.ts';
import { hrefOf } from '../app/place.ts';
import { SourceLink } from '../app/source-link.tsx';
import { EvidenceList } from '../coverage/evidence-list.tsx';
import type { PartCoverage } from '../coverage/part-coverage.ts';

/** What is known about the chosen state or transition; without one, about the machine. */
export function DetailsPanel({ known: { name }, chart, place, places, coverage }: PanelProps) {
  const transition = chart.transitions.find(({ id }) => id === place.transition);
  if (transition !== undefined) {
    return (
      <TransitionDetails
        machine={name}
        transition={transition}
        source={places.ofTransition(transition)}
        coverage={coverage?.get(transition.id)}
      />
    );
  }
  const state = chart.states.find(({ path }) => path === (place.state ?? ''));
  return state === undefined ? (
    <p className="empty">This machine has no such part.</p>
  ) : (
    <StateDetails
      machine={name}
      chart={chart}
      state={state}
      source={places.ofState(state.path)}
      coverage={coverage?.get(state.path)}
    />
  );
}

interface Known {
  readonly source: { readonly file: string; readonly line: number } | undefined;
  /** Undefined while the reports are read. */
  readonly coverage: PartCoverage | undefined;
}

function StateDetails({
  machine,
  chart,
  state,
  source,
  coverage,
}: Known & { readonly machine: string; readonly chart: Chart; readonly state: ChartState }) {
  const { path, key, kind, tags, entry, exit, effects } = state;
  const own = chart.transitions.filter((transition) => transition.source === path);
  const entering = chart.transitions.filter(({ target, source: from }) => target === path && from !== path);
  return (
    <>
      <h3>{path === '' ? key : path}</h3>
      <p>{kind === 'atomic' ? 'State' : `State (${kind})`}</p>
      {source !== undefined && <SourceLink {...source} />}
      <dl>
        <Facts label="Tags" items={tags} />
        <Facts label="On entry" items={entry} />
        <Facts label="On exit" items={exit} />
        <Facts label="Effects" items={effects} />
      </dl>
      <TransitionList title="Leaves or stays by" machine={machine} transitions={own} />
      <TransitionList title="Entered by" machine={machine} transitions={entering} showsSource />
      {coverage !== undefined && <EvidenceList {...coverage} />}
    </>
  );
}

function TransitionDetails({
  machine,
  transition,
  source,
  coverage,
}: Known & { readonly machine: string; readonly transition: ChartTransition }) {
  const { cause, guard, actions, target, isReentered } = transition;
  const from = transition.source;
  return (
    <>
      <h3>{causeText(cause)}</h3>
      <p>
        <StateLink machine={machine} path={from} /> →{' '}
        {target === null ? 'stays' : <StateLink machine={machine} path={target} />}
        {isReentered && ', reentered'}
      </p>
      {source !== undefined && <SourceLink {...source} />}
      <dl>
        <Facts label="Only if" items={guard === null ? [] : [guard]} />
        <Facts label="Actions" items={actions} />
      </dl>
      {coverage !== undefined && <EvidenceList {...coverage} />}
    </>
  );
}

function StateLink({ machine, path }: { readonly machine: string; readonly path: string }) {
  return <a href={hrefOf({ name: machine, state: path })}>{path === '' ? 'any state' : path}</a>;
}

function Facts({ label, items }: { readonly label: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      {items.map((item) => (
        <dd key={item}>
          <code>{item}</code>
        </dd>
      ))}
    </>
  );
}

interface TransitionListProps {
  readonly title: string;
  readonly machine: string;
  readonly transitions: readonly ChartTransition[];
  readonly showsSource?: boolean;
}

function TransitionList({ title, machine, transitions, showsSource = false }: TransitionListProps) {
  if (transitions.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className="lines">
        {transitions.map((transition) => (
          <li key={transition.id}>
            <a href={hrefOf({ name: machine, transition: transition.id })}>
              {showsSource ? transitionText(transition) : arrowText(transition)}
              {!showsSource && transition.target !== null && ` → ${transition.target}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
