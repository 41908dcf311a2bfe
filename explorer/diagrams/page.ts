import type { DocumentedMachine } from './known-machines.ts';

const HEAD = `# The machines

<!-- Written by \`npm run diagrams\`. Do not edit: change the machines and the comments above them. -->

Each folder contains one machine. \`types.ts\` is its public interface, \`machine.ts\` its chart, \`setup.ts\` its guards,
actions and placeholders for effects, and \`selectors.ts\` derives values from a snapshot. Machines import only xstate and
other machines. The feature folders of \`src/\` provide their effects. The result of an effect has one of the kinds of
\`result.ts\`, and the charts route on the kind with the helpers of \`routes.ts\`.

\`npm run machines\` opens the same pictures to search, to try out and to see what tests exercise
([model testing](../docs/model-testing.md)). \`tests/machines/*/golden.txt\` list the effect of each transition.

In a picture, \`⟳ x\` is an effect that runs in a state. \`x ends [ok]\` is a result of that kind; without a kind it covers all
other results. \`x throws\` is an unexpected exception. Lines inside a state are transitions that stay inside it, and those at the
top of a picture can be taken in any state.
`;

/** The text of machines/README.md. */
export function machinesPage(machines: readonly Pick<DocumentedMachine, 'name' | 'about'>[]): string {
  return [HEAD, ...machines.map(section)].join('\n');
}

function section({ name, about }: Pick<DocumentedMachine, 'name' | 'about'>): string {
  return [`## ${name}`, '', about, '', `![The states and transitions of ${name}](../${pictureOf(name)})`, ''].join(
    '\n',
  );
}

/** The file of a machine's picture, from the root of the project. */
export const pictureOf = (name: string): string => `docs/machines/${name}.svg`;
