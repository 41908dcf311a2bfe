import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionLabel } from './label.ts';

/** An arrow between two states of the same level, with what the states' own level cannot say in its label. */
export interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly label: string;
}

/**
 * The arrows of a machine, by the state inside which each is drawn. Mermaid draws none between the insides of two
 * states, so such an arrow joins the outer ones, and its label names the inner.
 */
export function arrowsOf(machine: AnyStateMachine): ReadonlyMap<AnyStateNode, readonly Arrow[]> {
  const arrows = new Map<AnyStateNode, Arrow[]>();
  for (const transition of nodesOf(machine.root).flatMap(ownTransitions)) {
    const target = transition.target?.[0];
    if (!target || transition.source === machine.root || isWithin(target, transition.source)) continue;
    const level = commonAncestor(transition.source, target);
    const [from, to] = [childTowards(level, transition.source), childTowards(level, target)];
    const label = [
      from === transition.source ? '' : `${transition.source.key}, `,
      transitionLabel(machine, transition),
      to === target ? '' : ` → ${target.path.slice(to.path.length).join('.')}`,
    ]
      .join('')
      .trim();
    arrows.set(level, [...(arrows.get(level) ?? []), { from, to, label }]);
  }
  return arrows;
}

/** What a state hears without being left as a whole: no arrow can be drawn for it. */
export function innerTransitions(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  return nodesOf(machine.root)
    .flatMap(ownTransitions)
    .filter(({ source, target }) => !target?.[0] || source === machine.root || isWithin(target[0], source));
}

function ownTransitions(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
  return node === outer || (node.parent !== undefined && isWithin(node.parent, outer));
}

function commonAncestor(one: AnyStateNode, other: AnyStateNode): AnyStateNode {
  return one !== other && isWithin(other, one) ? one : commonAncestorUp(one, other);
}

function commonAncestorUp(one: AnyStateNode, other: AnyStateNode): AnyStateNode {
  const parent = one.parent ?? one;
  return isWithin(other, parent) ? parent : commonAncestorUp(parent, other);
}

function childTowards(level: AnyStateNode, node: AnyStateNode): AnyStateNode {
  return node.parent === level || node.parent === undefined ? node : childTowards(level, node.parent);
}
