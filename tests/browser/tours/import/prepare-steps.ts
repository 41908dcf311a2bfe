import type { importMachine } from '#machines/import/machine.ts';
import { blinks, losesRefresh, refuses, settles, signsInAgain } from '../support/common-steps.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import { type FileName, fileNames } from './files.ts';
import {
  button,
  checkRows,
  chooseFile,
  gamesCall,
  type Here,
  type ImportMemory,
  type ImportStep,
  type ImportWorld,
  write,
} from './world.ts';

export const press = (name: string): ImportStep => ({
  does: `presses ${name}`,
  take: (world) => button(world, name).press('Enter'),
});

export const stores: ImportStep = {
  does: 'the device has stored the import',
  by: ['store ends (stored)'],
  take: (world) => write(world, { left: 1 }),
};

export const cannotStore: ImportStep = {
  does: 'the device has no room for the import',
  by: ['store ends (full)'],
  take: ({ page, device }) => device.settle(page, 'write an import', 'full'),
};

const choose: readonly ImportStep[] = fileNames.map((file) => ({
  does: `chooses a file with ${file}`,
  by: [`import.choose (${file})`],
  updates: (known) => ({ ...known, file }),
  take: (world) => chooseFile(world, file),
}));

const read = (outcome: string, ...files: readonly FileName[]): ImportStep => ({
  does: 'the device has read the file',
  by: [`read ends (${outcome})`],
  when: ({ known }) => files.some((file) => file === known.file),
  take: ({ page, device }) => device.settle(page, 'read a spreadsheet'),
});

const whichSheet = 'Which one do you want to import?';

const isMatched = ({ snapshot }: Here) => snapshot.context.match.every((field) => field !== null);

const matches = (name: string, option: string): ImportStep => ({
  does: `chooses ${option} for the second column`,
  by: [`import.match (${name})`],
  when: ({ snapshot }) => (snapshot.context.match[1] === null) === (name === 'full name'),
  take: async ({ page }) => void (await page.getByLabel('Full Name', { exact: true }).selectOption(option)),
});

/** Nothing holds the lock. The rows are those of the file. */
const thenChecked = (stepTo: (rows: string) => ImportStep, ...files: readonly FileName[]): readonly ImportStep[] =>
  files.map((file) => ({
    ...stepTo(file === 'two teams' ? file : 'one team'),
    when: ({ known }) => known.file === file,
    // The second sheet is like the file with one team.
    updates: (known) => ({ ...known, file: file === 'two sheets' ? 'one team' : file }),
  }));

const converts = (rows: string): ImportStep => ({
  ...settles('the server returns the games', gamesCall, 'ok'),
  by: [`convert ends (${rows})`],
  alsoSends: ['acquire ends (acquired)'],
});

const convertsWithAnswers = (rows: string): ImportStep => ({
  ...press('Check the rows'),
  alsoSends: [`convert ends (${rows})`, 'acquire ends (acquired)'],
});

/** The names were not looked up before. */
const isFirst = ({ snapshot }: Here) => snapshot.context.resolved === null;

/** From a file to the rows. */
export const prepareSteps = {
  'starting / always / 0': alsoCovers,
  'starting / always / 1': alsoCovers,
  'preparing.choosing / import.choose / 0': choose,
  'preparing.reading / import.back / 0': press('Cancel'),
  'preparing.reading / read ends / 0': [
    read('two sheets', 'two sheets'),
    read('one team', 'one team', 'an unknown game'),
    read('two teams', 'two teams'),
  ],
  'preparing.reading / read ends / 1': read('only a header', 'only a header'),
  'preparing.reading / read ends / 2': read('a picture', 'a picture'),
  'preparing.mapping / import.chooseSheet / 0': {
    does: 'chooses the second sheet',
    by: ['import.chooseSheet (second)'],
    when: ({ snapshot: { context } }) => context.sheet === context.sheets[0],
    take: async ({ page }) => void (await page.getByLabel(whichSheet).selectOption('More teams · Rows: 1')),
  },
  'preparing.mapping / import.match / 0': [matches('none', 'Do not import'), matches('full name', 'Full Name')],
  'preparing.mapping / import.next / 0': { does: 'presses Check the rows', when: isMatched, take: checkRows },
  'preparing.mapping / import.back / 0': press('Choose another file'),
  'preparing.converting / import.back / 0': [
    { ...press('Cancel'), when: ({ snapshot }) => isIn(snapshot, 'running') || isIn(snapshot, 'offline') },
    { ...press('Back to the columns'), when: ({ snapshot }) => isIn(snapshot, 'asking') },
  ],
  'preparing.converting.running / convert ends / 0': {
    ...settles('the server returns the games, and none has the name', gamesCall, 'ok'),
    by: ['convert ends (unclear)'],
    when: (here) => here.known.file === 'an unknown game' && isFirst(here),
  },
  'preparing.converting.running / convert ends / 1': thenChecked(converts, 'one team', 'two teams', 'two sheets'),
  'preparing.converting.running / convert ends / 2': { ...refuses(gamesCall), by: ['convert ends (sessionExpired)'] },
  'preparing.converting.running / convert ends / 3': { ...losesRefresh(gamesCall), by: ['convert ends (offline)'] },
  'preparing.converting.running / convert ends / 4': {
    ...settles('the server has a problem', gamesCall, '500'),
    by: ['convert ends (fault)'],
  },
  'preparing.converting.offline / import.reconnected / 0': stalledGames(blinks),
  'preparing.converting.offline / import.goOn / 0': stalledGames(press('Retry')),
  'preparing.converting.awaitingSignIn / session.resumed / 0': stalledGames(signsInAgain),
  'preparing.converting.asking / import.answer / 0': {
    does: 'chooses a game for the name',
    by: ['import.answer (first)'],
    when: ({ snapshot: { context } }) => !Object.hasOwn(context.answers, 'game'),
    take: ({ page }) => page.getByRole('radio', { name: 'BGMI', exact: true }).press('Space'),
  },
  'preparing.converting.asking / import.next / 0': thenChecked(convertsWithAnswers, 'an unknown game'),
} satisfies Partial<Steps<typeof importMachine, ImportWorld, ImportMemory>>;

function isIn(snapshot: Here['snapshot'], converting: 'running' | 'offline' | 'asking'): boolean {
  return snapshot.matches({ preparing: { converting } });
}

/** The next call for the games waits, too. */
function stalledGames(step: ImportStep): ImportStep {
  return {
    ...step,
    take: async (world, here) => {
      await world.faults.set('stalled', { path: gamesCall, times: 1 });
      await step.take(world, here);
    },
  };
}
