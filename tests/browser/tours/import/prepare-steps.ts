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

const isMatched = ({ snapshot }: Here) => snapshot.context.match.every((field) => field !== null);

const matches = (name: string, option: string): ImportStep => ({
  does: `chooses ${option} for the second column`,
  by: [`import.match (${name})`],
  when: ({ snapshot }) => (snapshot.context.match[1] === null) === (name === 'full name'),
  take: async ({ page }) => void (await page.getByLabel('Full Name', { exact: true }).selectOption(option)),
});

/** Nothing holds the conversion and the lock. The rows are those of the file. */
const thenChecked = (step: ImportStep, ...files: readonly FileName[]): readonly ImportStep[] =>
  files.map((file) => ({
    ...step,
    alsoSends: [`convert ends (${file === 'two teams' ? file : 'one team'})`, 'acquire ends (acquired)'],
    when: ({ known }) => known.file === file,
    // The second sheet is like the file with one team.
    updates: (known) => ({ ...known, file: file === 'two sheets' ? 'one team' : file }),
  }));

const returnsGames = { ...settles('the server returns the games', gamesCall, 'ok'), by: ['resolve ends (clear)'] };

const convertsMany: ImportStep = {
  ...returnsGames,
  when: ({ known }) => known.file === 'many teams',
  take: async (world) => {
    world.device.hold(world.page, 'continue long work');
    await returnsGames.take(world);
  },
};

const cancelsConversion: ImportStep = {
  ...press('Cancel'),
  take: async (world) => {
    await world.device.called(world.page, 'continue long work');
    await button(world, 'Cancel').press('Enter');
    world.device.release(world.page, 'continue long work');
  },
};

/** From a file to the rows. */
export const prepareSteps = {
  'starting / always / 0': alsoCovers,
  'starting / always / 1': alsoCovers,
  'preparing.choosing / import.choose / 0': choose,
  'preparing.reading / import.back / 0': press('Cancel'),
  'preparing.reading / read ends / 0': read('two sheets', 'two sheets'),
  'preparing.reading / read ends / 1': [
    read('one team', 'one team', 'an unknown game', 'many teams'),
    read('two teams', 'two teams'),
  ],
  'preparing.reading / read ends / 2': read('only a header', 'only a header'),
  'preparing.reading / read ends / 3': read('a picture', 'a picture'),
  'preparing.choosingSheet / import.chooseSheet / 0': {
    does: 'chooses the second sheet',
    by: ['import.chooseSheet (second)'],
    take: (world) => button(world, 'More teams · Rows: 1').press('Enter'),
  },
  'preparing.choosingSheet / import.back / 0': press('Choose another file'),
  'preparing.mapping / import.match / 0': [matches('none', 'Do not import'), matches('full name', 'Full Name')],
  'preparing.mapping / import.next / 0': { does: 'presses Check the rows', when: isMatched, take: checkRows },
  'preparing.mapping / import.back / 0': press('Choose another file'),
  'preparing.resolving / import.back / 0': [
    { ...press('Cancel'), when: ({ snapshot }) => isIn(snapshot, 'lookingUp') || isIn(snapshot, 'offline') },
    { ...press('Back to the columns'), when: ({ snapshot }) => isIn(snapshot, 'asking') },
  ],
  'preparing.resolving.lookingUp / resolve ends / 0': {
    ...settles('the server returns the games, and none has the name', gamesCall, 'ok'),
    by: ['resolve ends (unclear)'],
    when: ({ known }) => known.file === 'an unknown game',
  },
  'preparing.resolving.lookingUp / resolve ends / 1': [
    ...thenChecked(returnsGames, 'one team', 'two teams', 'two sheets'),
    convertsMany,
  ],
  'preparing.resolving.lookingUp / resolve ends / 2': { ...refuses(gamesCall), by: ['resolve ends (sessionExpired)'] },
  'preparing.resolving.lookingUp / resolve ends / 3': { ...losesRefresh(gamesCall), by: ['resolve ends (offline)'] },
  'preparing.resolving.lookingUp / resolve ends / 4': {
    ...settles('the server has a problem', gamesCall, '500'),
    by: ['resolve ends (fault)'],
  },
  'preparing.resolving.offline / import.reconnected / 0': stalledGames(blinks),
  'preparing.resolving.offline / import.goOn / 0': stalledGames(press('Retry')),
  'preparing.resolving.awaitingSignIn / session.resumed / 0': stalledGames(signsInAgain),
  'preparing.resolving.asking / import.answer / 0': {
    does: 'chooses a game for the name',
    by: ['import.answer (first)'],
    when: ({ snapshot: { context } }) => !Object.hasOwn(context.answers, 'game'),
    take: ({ page }) => page.getByRole('radio', { name: 'BGMI', exact: true }).press('Space'),
  },
  'preparing.resolving.asking / import.next / 0': thenChecked(press('Check the rows'), 'an unknown game'),
  'preparing.converting / import.back / 0': cancelsConversion,
  'preparing.converting / convert ends / 0': alsoCovers,
} satisfies Partial<Steps<typeof importMachine, ImportWorld, ImportMemory>>;

function isIn(snapshot: Here['snapshot'], resolving: 'lookingUp' | 'offline' | 'asking'): boolean {
  return snapshot.matches({ preparing: { resolving } });
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
