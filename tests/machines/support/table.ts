import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { Edge, Exploration } from './explore.ts';
import type { Scenario } from './scenario.ts';
import { makeShow, showState } from './show.ts';
import type { Outcome } from './step.ts';

type Show = (value: unknown) => string;

/**
 * The transition table. For each state it has one line per event, payload and choice of transitions, taken from the
 * shortest path: the next state, the changes of the context, the effects started, stopped and run, the emitted events and
 * the tags. Events without a transition are listed as ignored.
 */
export function transitionTable(scenario: Scenario, { starts, edges }: Exploration): string {
  const show = makeShow(scenario.names);
  const sections = new Map<string, Map<string, string>>();
  for (const edge of edges) {
    const state = showState(edge.from.snapshot.value);
    const lines = sections.get(state) ?? new Map<string, string>();
    sections.set(state, lines);
    const choice = choiceOf(edge);
    if (!lines.has(choice)) lines.set(choice, `  ${edge.by.label}${edgeText(edge, show)}`);
  }
  const first = starts.map((outcome) => `start (${outcome.input})${outcomeText(outcome, undefined, show)}`);
  return `${[first.join('\n'), ...[...sections].map(([state, lines]) => sectionText(state, lines))].join('\n\n')}\n`;
}

/** The line of one edge, as in the table. */
export function tableLine({ names }: Scenario, edge: Edge): string {
  return `${edge.by.label}${edgeText(edge, makeShow(names))}`;
}

/** The event with its payload, and the transitions that it takes. Each line of the table has a different one. */
export function choiceOf({ by, taken }: Edge): string {
  return `${by.label} ${taken.map(nameOf).join(' ')}`;
}

const transitionNames = new WeakMap<AnyTransitionDefinition, string>();

/** Stored, because most edges take one of a few transitions. */
function nameOf(transition: AnyTransitionDefinition): string {
  const known = transitionNames.get(transition);
  if (known !== undefined) return known;
  const parts: unknown[] = [transition.source.id, transition.eventType, transition.guard, transition.target?.[0]?.id];
  const name = JSON.stringify(parts);
  transitionNames.set(transition, name);
  return name;
}

function sectionText(state: string, lines: ReadonlyMap<string, string>): string {
  const texts = [...lines.values()];
  const isIgnored = (line: string) => line.endsWith(IGNORED);
  const ignored = texts.filter(isIgnored).map((line) => line.slice(2, -IGNORED.length));
  const handled = texts.filter((line) => !isIgnored(line)).toSorted();
  return [state, ...handled, ...(ignored.length > 0 ? [`  ignored: ${ignored.join(', ')}`] : [])].join('\n');
}

const IGNORED = ' -> ignored';

/** The effects of an edge, as text of the table. */
function edgeText(edge: Edge, show: Show): string {
  return edge.taken.length === 0 ? IGNORED : outcomeText(edge, edge.from.snapshot, show);
}

function outcomeText({ snapshot, effects }: Outcome, before: AnyMachineSnapshot | undefined, show: Show): string {
  const parts = [
    ...changes(before, snapshot, show),
    ...effects.stops.map((id) => `stops ${id.split('.').at(-1) ?? id}`),
    ...effects.starts.map(({ src, input }) => `starts ${src}(${input === undefined ? '' : show(input)})`),
    ...effects.timers.map(({ delay }) => `timer ${show(delay)}`),
    ...effects.does.map(({ type, params }) => `does ${type}(${show(params)})`),
    ...effects.emits.map(({ type, ...rest }) => `emits ${type} ${show(rest)}`),
    ...(snapshot.tags.size > 0 ? [`tags ${[...snapshot.tags].map(String).toSorted().join(', ')}`] : []),
    ...(snapshot.status === 'done' ? [`output ${show(snapshot.output)}`] : []),
  ];
  return [` -> ${showState(snapshot.value)}`, ...parts].join(' | ');
}

function changes(before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot, show: Show): readonly string[] {
  const former = (before?.context ?? {}) as Record<string, unknown>;
  return Object.entries(after.context as Record<string, unknown>)
    .filter(([, value]) => typeof value !== 'function')
    .filter(([name, value]) => show(former[name]) !== show(value))
    .map(([name, value]) => `${name} = ${show(value)}`);
}
