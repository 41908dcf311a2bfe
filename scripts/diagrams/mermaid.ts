import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Arrow, arrowsOf } from './arrows.ts';

/** A machine as a Mermaid state diagram. */
export function mermaidOf(machine: AnyStateMachine): string {
  const arrows = arrowsOf(machine);
  return ['stateDiagram-v2', ...inside(machine.root, arrows).map((line) => `  ${line}`)].join('\n');
}

type Arrows = ReadonlyMap<AnyStateNode, readonly Arrow[]>;

function inside(node: AnyStateNode, arrows: Arrows): readonly string[] {
  const children = Object.values(node.states);
  if (node.type === 'parallel')
    return children.flatMap((child, at) => [...(at > 0 ? ['--'] : []), ...state(child, arrows)]);
  const first = node.initial.target[0];
  return [
    ...children.flatMap((child) => state(child, arrows)),
    ...(first ? [`[*] --> ${idOf(first)}`] : []),
    ...joined(arrows.get(node) ?? []),
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`),
  ];
}

function state(node: AnyStateNode, arrows: Arrows): readonly string[] {
  const name = `state "${node.key}" as ${idOf(node)}`;
  if (Object.keys(node.states).length === 0) return [name];
  return [`${name} {`, ...inside(node, arrows).map((line) => `  ${line}`), '}'];
}

/** One arrow for each pair of states, with the labels of all its transitions. */
function joined(arrows: readonly Arrow[]): readonly string[] {
  const labels = new Map<string, string[]>();
  for (const { from, to, label } of arrows) {
    const pair = `${idOf(from)} --> ${idOf(to)}`;
    labels.set(pair, [...(labels.get(pair) ?? []), label]);
  }
  return [...labels].map(([pair, all]) => {
    const text = [...new Set(all)].filter((label) => label !== '').join('<br/>');
    return text === '' ? pair : `${pair} : ${text}`;
  });
}

function idOf({ path }: AnyStateNode): string {
  return path.join('_');
}
