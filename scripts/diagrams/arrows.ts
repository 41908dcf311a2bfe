import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionLabel } from './label.ts';

/** An arrow between two states of the same level. The label names inner states that the arrow starts or ends at. */
export interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly label: string;
}

/**
 * The arrows of a machine, by the state that contains them. Mermaid cannot draw an arrow between inner states of two
 * different states. Such an arrow joins the outer states, and its label names the inner ones.
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

/** The transitions that stay inside their state. They have no arrow. */
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
