import type { ImportButton, VisibleImport } from '../page/import/visible-import.ts';
import type { Page } from '../page/page.tsx';
import { gameName } from '../server/records.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';

interface Context {
  readonly world: World;
  readonly app: Page;
  readonly user: number;
  readonly shown: VisibleImport;
}

/** In an import. */
export function importSteps(at: Context): readonly Step[] {
  const { app, shown } = at;
  switch (shown.stage) {
    case 'failed':
      return [{ weight: 6, description: "presses 'Retry'", run: () => app.actions.readImportAgain() }];
    case 'choosing':
      return [pasteStep(at)];
    case 'matching':
      return [matchStep(at), nextStep(at, 14), press(at, 'back', 'Choose another file', 0.5)];
    case 'asking':
      return [...answerSteps(at), press(at, 'back', 'Back to the columns', 0.5)];
    case 'checking':
      return [
        ...rowSteps(at),
        press(at, 'start', 'Import', 14),
        press(at, 'back', 'Back to the columns', 0.5),
        press(at, 'close', 'Discard the import', 0.3),
      ];
    case 'busy':
      return [press(at, 'back', 'Cancel', 0.4)];
    case 'offline':
      return [press(at, 'goOn', 'Retry', 2), press(at, 'back', 'Cancel', 0.4)];
    case 'elsewhere':
      return [press(at, 'goOn', 'Continue here', 3)];
    case 'sending':
      return [press(at, 'pause', 'Pause', 1.5), press(at, 'goOn', 'Continue', 8)];
    case 'stopped':
      return [
        ...decideSteps(at),
        press(at, 'goOn', 'Continue', 12),
        press(at, 'back', 'Correct rows', 1),
        press(at, 'close', 'Discard the rest', 0.4),
      ];
    case 'finished':
      return [
        ...decideSteps(at),
        press(at, 'retryFailed', 'Send failed rows again', 5),
        press(at, 'back', 'Correct rows', 0.5),
        press(at, 'close', 'Close', 3),
      ];
    case 'loading':
    case 'over':
      return [];
  }
}

/** What continues an import that has been started, until it is finished. */
export function finishingSteps(at: Context): readonly Step[] {
  const { stage } = at.shown;
  if (stage === 'failed') return importSteps(at);
  const canGoOn = stage === 'offline' || stage === 'sending' || stage === 'stopped';
  const goOn = canGoOn ? [press(at, 'goOn', stage === 'offline' ? 'Retry' : 'Continue', 1)] : [];
  const decisions = stage === 'finished' || stage === 'stopped' ? decideSteps(at) : [];
  return [...decisions, ...goOn].filter(({ weight }) => weight > 0);
}

/** A press of a button, if it can be pressed. Its weight is 0 otherwise. */
function press({ world, app, user, shown }: Context, button: ImportButton, label: string, weight: number): Step {
  const { ledger, scheduler } = world;
  const run = () => {
    const started = ledger.imports.of(shown.series, user);
    if (button === 'start') started.startedAt ??= scheduler.now;
    // A window that takes over an import may find that it has just been closed.
    if (button === 'start' || (button === 'goOn' && shown.stage !== 'elsewhere')) started.endedAt = null;
    if (button === 'close') started.endedAt ??= scheduler.now;
    if (shown.showsNotReceived && (button === 'start' || button === 'goOn')) allowRepeat(world, shown);
    app.actions.pressInImport(button);
  };
  return { weight: shown.can.includes(button) ? weight : 0, description: `presses '${label}'`, run };
}

/** The message said that the row which had no response is sent again. */
function allowRepeat({ ledger }: World, { rows }: VisibleImport): void {
  for (const { fullName, status } of rows) {
    const group = status === 'sending' ? ledger.imports.groupOf(fullName) : undefined;
    if (group !== undefined) group.repeats += 1;
  }
}

/** Some rows of a spreadsheet: most are new, some are wrong, and some are there already. */
function pasteStep({ world, app, user, shown }: Context): Step {
  const { ledger, random, story } = world;
  const run = () => {
    const rows = Array.from({ length: random.between(2, 8) }, () => ({
      name: random.weighted([
        [8, ledger.newText('Row')],
        [1, ''],
        [1, `Seed ${random.between(1, 23)}`],
      ]),
      fullName: ledger.newText('Imported'),
      game: random.chance(0.95) ? gameName : 'Chess',
    }));
    const [first] = rows;
    if (first !== undefined && random.chance(0.15)) rows.push(first);
    for (const row of rows) story.add(`    "${row.name}", "${row.fullName}", ${row.game}`);
    ledger.imports.paste(
      ledger.imports.of(shown.series, user),
      rows.map(({ fullName }) => fullName),
    );
    app.actions.paste(
      ['Name\tFull Name\tGame', ...rows.map((row) => `${row.name}\t${row.fullName}\t${row.game}`)].join('\n'),
    );
  };
  return { weight: 20, description: 'pastes the rows', run };
}

function matchStep({ world: { random }, app }: Context): Step {
  const field = random.pick(['full_name', null]);
  const run = () => app.actions.matchColumn(1, field);
  return { weight: 0.7, description: `matches the second column to ${field ?? 'nothing'}`, run };
}

function nextStep({ app }: Context, weight: number): Step {
  return { weight, description: "presses 'Check the rows'", run: () => app.actions.next() };
}

function answerSteps(at: Context): readonly Step[] {
  const { world, app, shown } = at;
  const answers = shown.questions.map(({ id, options }): Step => {
    const answer = world.random.pick([...options, null]);
    const run = () => app.actions.answer(id, answer);
    return { weight: 4, description: `answers "${id}" with ${answer ?? 'nothing'}`, run };
  });
  return [...answers, nextStep(at, 6)];
}

/** Corrects a row, or sends one although its record exists. */
function rowSteps({ world, app, shown }: Context): readonly Step[] {
  const { ledger } = world;
  return shown.rows.flatMap(({ name, fullName, status, hasExisting }, at): Step[] => {
    if (!['invalid', 'failed', 'create', 'skip'].includes(status) || fullName === '') return [];
    const rename = () => {
      const renamed = ledger.newText('Renamed');
      world.story.add(`    "${renamed}"`);
      ledger.imports.rename(fullName, renamed);
      app.actions.editRow(at, 'full_name', renamed);
    };
    const fill = () => app.actions.editRow(at, 'name', ledger.newText('Row'));
    const again = () => app.actions.createAgain(at);
    return [
      { weight: 0.4, description: `changes "${fullName}"`, run: rename },
      ...(name === '' ? [{ weight: 3, description: `fills in the name of "${fullName}"`, run: fill }] : []),
      ...(hasExisting ? [{ weight: 2, description: `creates "${fullName}" again`, run: again }] : []),
    ];
  });
}

/** The user looks at the list, and says whether a row without a response is in it. */
function decideSteps({ world, app, shown }: Context): readonly Step[] {
  return shown.rows.flatMap(({ fullName, status }, at): Step[] => {
    const group = world.ledger.imports.groupOf(fullName);
    if (status !== 'unknown' || group === undefined) return [];
    const reported = shown.rows.filter(
      (row) => row.status === 'created' && world.ledger.imports.groupOf(row.fullName) === group,
    );
    const isSaved = group.created.length > reported.length;
    const run = () => {
      if (!isSaved) group.repeats += 1;
      app.actions.decide(at, isSaved);
    };
    const label = isSaved ? 'It was saved' : 'Send again';
    return [{ weight: 6, description: `presses '${label}' beside "${fullName}"`, run }];
  });
}
