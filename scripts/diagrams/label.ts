import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The label of a transition in a diagram: 'loadPage ends [ok]', 'after 300 ms', 'list.retry'. */
export function transitionLabel(
  machine: AnyStateMachine,
  { source, eventType, guard }: AnyTransitionDefinition,
): string {
  const condition = guardName(guard);
  return [eventName(machine, source, String(eventType)), condition && `[${condition}]`].filter(Boolean).join(' ');
}

function eventName(machine: AnyStateMachine, source: AnyStateNode, eventType: string): string {
  const [library, kind, third = ''] = eventType.split('.');
  if (library !== 'xstate') return eventType;
  if (kind === 'after') return `after ${delayText(machine, third)}`;
  const effect = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  const name = typeof effect?.src === 'string' ? effect.src : 'effect';
  return `${name} ${kind === 'done' ? 'ends' : 'throws'}`;
}

function delayText({ implementations }: AnyStateMachine, name: string): string {
  const delay: unknown = implementations.delays[name] ?? name;
  return typeof delay === 'function' ? name : `${String(delay)} ms`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return '';
}
