import type { Weather } from '../world/network.ts';
import type { World } from '../world/world.ts';
import type { Move } from './move.ts';

const hour = 3_600_000;

/** What happens to people rather than by them. */
export function misfortunes(world: World): readonly Move[] {
  const { random, network, device, server, site, scheduler, tabs } = world;
  const { accounts, records } = server;
  const { registration, sharedWorkers, disk } = device;
  const weather = random.weighted<Weather>([
    [network.weather === 'fair' ? 0 : 24, 'fair'],
    [1, 'slow'],
    [2, 'dead'],
    [1, 'unplugged'],
    [1, 'portal'],
    [1, 'broken'],
  ]);
  const change = () => {
    network.weather = weather;
    for (const { page } of tabs) page?.window.emit(weather === 'unplugged' ? 'offline' : 'online');
  };
  const isFull = disk.isFull;
  const filled = random.pick(['at the write', 'at the end'] as const);
  const open = tabs.flatMap(({ app }) => app?.see().form?.id ?? []);
  const id = random.pick(open.length > 0 && random.chance(0.7) ? open : records.ids.slice(-12));
  const colleague = () => {
    const name = world.ledger.newText('Colleague');
    world.story.tell(`    "${name}"`);
    records.update(id, random.chance(0.5) ? { name } : { full_name: name }, {
      at: scheduler.now,
      by: null,
      call: null,
    });
  };
  const sleep = random.pick([hour / 4, hour, 13 * hour]);
  const moves: Move[] = [
    { weight: network.weather === 'fair' ? 2 : 8, tells: `the network is ${weather}`, happens: change },
    { weight: 2, tells: `a colleague changes team ${id}`, happens: colleague },
    { weight: 0.5, tells: 'tokens run out', happens: () => accounts.expireAll() },
    { weight: 0.4, tells: 'the server ends all sessions', happens: () => accounts.endAll() },
    {
      weight: 0.3,
      tells: `the device sleeps for ${sleep / hour} hours`,
      isAtRest: true,
      happens: () => scheduler.sleep(sleep),
    },
    {
      weight: isFull ? 5 : 0.6,
      tells: isFull ? 'the disk has room again' : `the disk is full, ${filled}`,
      happens: () => {
        disk.full = isFull ? 'no' : filled;
        world.ledger.fill(disk.isFull || disk.isHanging, world.scheduler.now);
      },
    },
    {
      weight: disk.isHanging ? 5 : 0.6,
      tells: disk.isHanging ? 'the disk responds again' : 'the disk does not respond any more',
      happens: () => {
        if (disk.isHanging) disk.respond();
        else disk.hang();
        world.ledger.fill(disk.isFull || disk.isHanging, world.scheduler.now);
      },
    },
    {
      weight: site.version < 3 ? 0.5 : 0,
      tells: 'a new version of the app is deployed',
      happens: () => {
        site.version += 1;
        void registration.update().catch(() => undefined);
      },
    },
  ];
  if (registration.isRunning) {
    const kill = () => registration.killWorker();
    moves.push({ weight: 1, tells: 'the browser kills the worker', kills: 'worker', happens: kill });
  }
  if (sharedWorkers.isRunning) {
    const kill = () => sharedWorkers.kill();
    moves.push({ weight: 0.3, tells: 'the browser kills the shared worker', kills: 'worker', happens: kill });
  }
  return moves;
}
