import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** A state of a machine, as the explorer shows it. */
export interface ChartState {
  /** Its keys from the root, joined by dots. The root has the empty path. */
  readonly path: string;
  readonly key: string;
  readonly kind: StateKind;
  /** The path of the state that contains it; null for the root. */
  readonly parent: string | null;
  readonly children: readonly string[];
  /** Whether it is entered when its parent is. */
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The effects that run while it is active. */
  readonly effects: readonly string[];
}

export type Cause =
  | { readonly kind: 'event'; readonly type: string }
  /** An effect ends, or throws. */
  | { readonly kind: 'done' | 'error'; readonly effect: string }
  /** A time has passed since the state was entered. */
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'always' };

/** A transition of a machine. */
export interface ChartTransition {
  /** Stable as long as its state, its cause and the number before it among those are: `loading | loadPage ends | 2`. */
  readonly id: string;
  readonly source: string;
  /** The path of the state that it enters; null if it stays where it is. */
  readonly target: string | null;
  readonly cause: Cause;
  /** Where the configuration has it: `on list.retry`, `invoke loadPage onDone`, `after 300`, `always`. */
  readonly configKey: string;
  /** The name of its guard, with its parameter if that is a text; null without one. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly isReentered: boolean;
}

/** What can be known of a machine without running it. */
export interface Chart {
  /** In the order of the source; the root first. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

const known = new WeakMap<AnyStateMachine, Chart>();

/** The chart of a machine: always the same one. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = withDescendants(machine.root);
  const chart = known.get(machine) ?? {
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsOf(machine, node)),
  };
  known.set(machine, chart);
  return chart;
}

/** The text of a cause: `list.retry`, `loadPage ends`, `after 300 ms`, `at once`. */
export function causeText(cause: Cause): string {
  switch (cause.kind) {
    case 'event':
      return cause.type;
    case 'done':
      return `${cause.effect} ends`;
    case 'error':
      return `${cause.effect} throws`;
    case 'after':
      return `after ${cause.delay}`;
    case 'always':
      return 'at once';
  }
}

/** The text of a transition on its arrow: `loadPage ends [ok]`. */
export function arrowText({ cause, guard }: ChartTransition): string {
  return guard === null ? causeText(cause) : `${causeText(cause)} [${guard}]`;
}

/** The text of a transition in a list: `loading: loadPage ends [ok]`. */
export function transitionText(transition: ChartTransition): string {
  return `${transition.source === '' ? 'any state' : transition.source}: ${arrowText(transition)}`;
}

/** The id of a transition that XState reports, such as one of a microstep. */
export function transitionIdOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const siblings = withSameCause(source, transition);
  return idOf(source, causeOf(machine, transition), siblings.indexOf(transition));
}

function withDescendants(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)];
}

const pathOf = ({ path }: AnyStateNode) => path.join('.');

function stateOf(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    path: pathOf(node),
    key: node.key,
    kind: node.type,
    parent: parent === undefined ? null : pathOf(parent),
    children: Object.values(node.states).map(pathOf),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    tags: node.tags,
    entry: node.entry.flatMap(actionName),
    exit: node.exit.flatMap(actionName),
    effects: node.invoke.map(effectName),
  };
}

function transitionsOf(machine: AnyStateMachine, node: AnyStateNode): readonly ChartTransition[] {
  return ownTransitions(node).map((transition) => {
    const target = transition.target?.[0];
    return {
      id: transitionIdOf(machine, transition),
      source: pathOf(node),
      target: target === undefined ? null : pathOf(target),
      cause: causeOf(machine, transition),
      configKey: configKeyOf(machine, transition),
      guard: guardText(transition.guard),
      actions: transition.actions.flatMap(actionName),
      isReentered: transition.reenter,
    };
  });
}

function ownTransitions(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function withSameCause(node: AnyStateNode, { eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return ownTransitions(node).filter((other) => other.eventType === eventType);
}

function idOf(source: AnyStateNode, cause: Cause, index: number): string {
  return [pathOf(source) || 'root', causeText(cause), String(index + 1)].join(' | ');
}

function causeOf(machine: AnyStateMachine, { source, eventType }: AnyTransitionDefinition): Cause {
  const type = String(eventType);
  if (type === '') return { kind: 'always' };
  const [library, kind, name = ''] = type.split('.');
  if (library !== 'xstate') return { kind: 'event', type };
  if (kind === 'after') return { kind: 'after', delay: delayText(machine, name) };
  const invoked = source.invoke.find(({ id }) => type.endsWith(`.actor.${id}`));
  return { kind: kind === 'error' ? 'error' : 'done', effect: invoked === undefined ? name : effectName(invoked) };
}

function configKeyOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const cause = causeOf(machine, transition);
  switch (cause.kind) {
    case 'event':
      return `on ${cause.type}`;
    case 'done':
      return `invoke ${cause.effect} onDone`;
    case 'error':
      return `invoke ${cause.effect} onError`;
    case 'after':
      return `after ${String(transition.eventType).split('.')[2] ?? ''}`;
    case 'always':
      return 'always';
  }
}

function effectName({ id, src }: { readonly id: string; readonly src: unknown }): string {
  return typeof src === 'string' ? src : id;
}

function delayText({ implementations }: AnyStateMachine, name: string): string {
  const delay: unknown = implementations.delays[name] ?? name;
  return typeof delay === 'function' ? name : `${String(delay)} ms`;
}

/** Names only: `assign` without a name and other functions of the library are not shown. */
function actionName(action: unknown): readonly string[] {
  if (typeof action === 'string') return [action];
  if (typeof action !== 'object' || action === null || !('type' in action)) return [];
  const { type } = action;
  return typeof type === 'string' && !type.startsWith('xstate.') ? [type] : [];
}

function guardText(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const params = 'params' in guard ? guard.params : undefined;
  return typeof params === 'string' ? `${String(guard.type)} ${params}` : String(guard.type);
}
