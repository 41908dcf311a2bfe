import type { importMachine } from '#machines/import/machine.ts';
import { signInAgain } from '../../support/walks/tour-fixture.ts';
import { blinkNetwork } from '../support/blink-network.ts';
import { refuseToken } from '../support/refuse-token.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import { type FileName, fileNames } from './files.ts';
import {
  button,
  checkRows,
  chooseFile,
  failRefresh,
  gamesCall,
  type Here,
  type ImportMemory,
  type ImportStep,
  type ImportWorld,
  write,
} from './world.ts';

type Fault = Parameters<ImportWorld['faults']['settle']>[1];

export const press = (name: string): ImportStep => ({
  does: `presses ${name}`,
  take: (world) => button(world, name).press('Enter'),
});

export const signsIn: ImportStep = { does: 'the same user signs in again', take: ({ page }) => signInAgain(page) };
export const blinks: ImportStep = { does: 'the network fails and returns', take: blinkNetwork };

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

const resolved = (outcome: string, does: string, fault: Fault): ImportStep => ({
  does,
  by: [`resolve ends (${outcome})`],
  take: ({ faults }) => faults.settle(gamesCall, fault),
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

const returnsGames = resolved('clear', 'the server returns the games', 'ok');

const convertsMany: ImportStep = {
  ...returnsGames,
  when: ({ known }) => known.file === 'many teams',
  take: async (world, here) => {
    world.device.hold(world.page, 'continue long work');
    await returnsGames.take(world, here);
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
    ...resolved('unclear', 'the server returns the games, and none has the name', 'ok'),
    when: ({ known }) => known.file === 'an unknown game',
  },
  'preparing.resolving.lookingUp / resolve ends / 1': [
    ...thenChecked(returnsGames, 'one team', 'two teams', 'two sheets'),
    convertsMany,
  ],
  'preparing.resolving.lookingUp / resolve ends / 2': {
    does: 'the server refuses the token and the refresh',
    by: ['resolve ends (sessionExpired)'],
    take: ({ faults }) => refuseToken(faults, gamesCall),
  },
  'preparing.resolving.lookingUp / resolve ends / 3': {
    does: 'the server refuses the token, and the connection breaks during the refresh',
    by: ['resolve ends (offline)'],
    take: ({ faults }) => failRefresh(faults, gamesCall),
  },
  'preparing.resolving.lookingUp / resolve ends / 4': resolved('fault', 'the server has a problem', '500'),
  'preparing.resolving.offline / import.reconnected / 0': stalledGames(blinks),
  'preparing.resolving.offline / import.goOn / 0': stalledGames(press('Retry')),
  'preparing.resolving.awaitingSignIn / session.resumed / 0': stalledGames(signsIn),
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
