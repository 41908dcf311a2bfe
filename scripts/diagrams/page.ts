import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { innerTransitions } from './arrows.ts';
import { type Chart, charts } from './charts.ts';
import { transitionLabel } from './label.ts';
import { mermaidOf } from './mermaid.ts';

const HEAD = `# The statecharts

<!-- Written by \`npm run diagrams\`. Do not edit: change the machines, or scripts/diagrams/. -->

Each folder is one machine: \`types.ts\` is what the rest of the product sees, \`machine.ts\` the chart, \`setup.ts\` its
guards, actions and the places of its effects, \`selectors.ts\` what can be derived from a snapshot. Machines import
xstate and each other and nothing else; the feature folders of \`src/\` give them their effects. An effect answers with one of the kinds of
\`answer.ts\`, and the charts route on the kind.

On an arrow, \`x ends [ok]\` is an effect's answer of that kind (the last arrow of an effect, without a kind, takes
every other), \`x throws\` its unexpected exception, \`a → b\` the inner state that is entered, and \`a, …\` the inner state
that is left. What each of them does is in \`tests/machines/golden/\`, line by line.
`;

/** The text of machines/README.md. */
export function machinesPage(): string {
  return [HEAD, ...charts.map(section)].join('\n');
}

function section({ folder, machine, about }: Chart): string {
  const inner = innerTransitions(machine).map((transition) => `- ${innerText(machine, transition)}`);
  const heard = inner.length > 0 ? ['', 'Heard without an arrow:', '', ...new Set(inner)] : [];
  return [`## ${folder}`, '', about, '', '```mermaid', mermaidOf(machine), '```', ...heard, ''].join('\n');
}

function innerText(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const { source, target, reenter } = transition;
  const place = source === machine.root ? 'anywhere' : `in \`${source.path.join('.')}\``;
  const next = target?.[0];
  const goes = next ? ` → \`${next.path.join('.')}\`${reenter ? ', entered anew' : ''}` : '';
  return `${place}: \`${transitionLabel(machine, transition)}\`${goes}`;
}
