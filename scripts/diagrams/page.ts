import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { innerTransitions } from './arrows.ts';
import { type Chart, charts } from './charts.ts';
import { transitionLabel } from './label.ts';
import { mermaidOf } from './mermaid.ts';

const HEAD = `# The statecharts

<!-- Written by \`npm run diagrams\`. Do not edit: change the machines, or scripts/diagrams/. -->

Each folder contains one machine. \`types.ts\` is its public interface, \`machine.ts\` its chart, \`setup.ts\` its guards,
actions and placeholders for effects, and \`selectors.ts\` derives values from a snapshot. Machines import only xstate and
other machines. The feature folders of \`src/\` provide their effects. The result of an effect has one of the kinds of
\`result.ts\`, and the charts route on the kind with the helpers of \`routes.ts\`.

On an arrow, \`x ends [ok]\` is a result of the effect \`x\` of that kind. The last arrow of an effect has no kind and covers
all other results. \`x throws\` is an unexpected exception, \`a → b\` names the inner state that is entered, and \`a, …\` the
inner state that is left. \`tests/machines/*/golden.txt\` list the effect of each transition.
`;

/** The text of machines/README.md. */
export function machinesPage(): string {
  return [HEAD, ...charts.map(section)].join('\n');
}

function section({ folder, machine, about }: Chart): string {
  const inner = innerTransitions(machine).map((transition) => `- ${innerText(machine, transition)}`);
  const unarrowed = inner.length > 0 ? ['', 'Transitions without an arrow:', '', ...new Set(inner)] : [];
  return [`## ${folder}`, '', about, '', '```mermaid', mermaidOf(machine), '```', ...unarrowed, ''].join('\n');
}

function innerText(machine: AnyStateMachine, transition: AnyTransitionDefinition): string {
  const { source, target, reenter } = transition;
  const place = source === machine.root ? 'anywhere' : `in \`${source.path.join('.')}\``;
  const next = target?.[0];
  const goes = next ? ` → \`${next.path.join('.')}\`${reenter ? ', reentered' : ''}` : '';
  return `${place}: \`${transitionLabel(machine, transition)}\`${goes}`;
}
