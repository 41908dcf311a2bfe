import type { Condition } from '../world/messages/network.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';

const hourMs = 3_600_000;

/** What happens to users: the network, the device, the server and colleagues. */
export function environmentSteps(world: World): readonly Step[] {
  const { random, network, device, server, site, scheduler, tabs } = world;
  const { accounts, records } = server;
  const { registration, sharedWorkers, storage } = device;
  const condition = random.weighted<Condition>([
    [network.condition === 'fair' ? 0 : 24, 'fair'],
    [1, 'slow'],
    [2, 'dead'],
    [1, 'unplugged'],
    [1, 'portal'],
    [1, 'broken'],
  ]);
  const change = () => {
    network.condition = condition;
    for (const { page } of tabs) page?.window.emit(condition === 'unplugged' ? 'offline' : 'online');
  };
  const isFull = storage.isFull;
  const filled = random.pick(['at the write', 'at the end'] as const);
  const openIds = tabs
    .flatMap(({ app }) => app?.readState().form?.id ?? [])
    .filter((open) => records.find(open) !== undefined);
  // Between a change and its undo the same record often changes again.
  const undoableIds = tabs
    .flatMap(({ app }) => records.entriesOf(app?.readState().undo?.series ?? ''))
    .map(({ id }) => id)
    .filter((undoable) => records.find(undoable) !== undefined);
  const [likely] = [undoableIds, openIds].filter((ids) => ids.length > 0);
  const id = random.pick(likely !== undefined && random.chance(0.7) ? likely : records.ids.slice(-12));
  const colleague = () => {
    const name = world.ledger.newText('Colleague');
    world.story.add(`    "${name}"`);
    records.update(id, random.chance(0.5) ? { name } : { full_name: name }, {
      at: scheduler.now,
      by: null,
      call: null,
      series: null,
    });
  };
  const lastEntries = records.entries.slice(-4);
  const recent = lastEntries.length > 0 ? random.pick(lastEntries) : undefined;
  const sleep = random.pick([hourMs / 4, hourMs, 13 * hourMs]);
  const steps: Step[] = [
    { weight: network.condition === 'fair' ? 2 : 8, description: `the network is ${condition}`, run: change },
    { weight: undoableIds.length > 0 ? 8 : 2, description: `a colleague changes team ${id}`, run: colleague },
    ...(recent === undefined
      ? []
      : [
          {
            weight: 1,
            description: `a colleague undoes the change ${recent.number} of team ${recent.id}`,
            run: () => records.undoFor(recent, scheduler.now),
          },
        ]),
    { weight: 0.5, description: 'tokens expire', run: () => accounts.expireAll() },
    { weight: 0.4, description: 'the server ends all sessions', run: () => accounts.endAll() },
    {
      weight: 0.3,
      description: `the device sleeps for ${sleep / hourMs} hours`,
      isAtRest: true,
      run: () => scheduler.sleep(sleep),
    },
    {
      weight: isFull ? 5 : 0.6,
      description: isFull ? 'storage has room again' : `storage is full, ${filled}`,
      ...(!isFull && { kills: 'storage' as const }),
      run: () => {
        storage.full = isFull ? 'no' : filled;
        world.ledger.fill(storage.isFull || storage.isHanging, world.scheduler.now);
      },
    },
    {
      weight: storage.isHanging ? 5 : 0.6,
      description: storage.isHanging ? 'storage responds again' : 'storage stops responding',
      run: () => {
        if (storage.isHanging) storage.respond();
        else storage.hang();
        world.ledger.fill(storage.isFull || storage.isHanging, world.scheduler.now);
      },
    },
    {
      weight: site.version < 3 ? 0.5 : 0,
      description: 'a new version of the app is deployed',
      run: () => {
        site.version += 1;
        void registration.update().catch(() => undefined);
      },
    },
  ];
  if (registration.isRunning) {
    const kill = () => registration.killWorker();
    steps.push({ weight: 1, description: 'the browser kills the worker', kills: 'worker', run: kill });
  }
  if (sharedWorkers.isRunning) {
    const kill = () => sharedWorkers.kill();
    steps.push({ weight: 0.3, description: 'the browser kills the shared worker', kills: 'worker', run: kill });
  }
  return steps;
}
