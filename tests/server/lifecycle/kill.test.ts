import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCall, signInAdmin } from '../support/admin-calls.ts';
import { type KillableServer, killableServer } from '../support/killable-server.ts';
import { pictureFile } from '../support/pictures.ts';

/**
 * Kills the server repeatedly during saves and restarts it on the same data: no record may be half-written.
 * `KILLS=100 npx vitest run kill.test.ts` kills it more often.
 */
const kills = Number(process.env['KILLS'] ?? 3);
const limit = (kills + 1) * 60_000;

let server: KillableServer;
let address = '';
let call: AdminCall;

beforeAll(async () => {
  server = await killableServer();
});
afterAll(async () => {
  await server.dispose();
});

async function start(): Promise<void> {
  address = await server.start();
  call = await signInAdmin(address);
}

const teams = ['32', '33', '39', '40'];
const at = '2026-12-01 12:30:00';
const rowsOf = (version: number) => Array.from({ length: 16 + (version % 16) }, (_, row) => teams[(version + row) % 4]);

/** Each version has another name, other rows and another picture. */
const group = (version: number) => ({
  name: `Version ${version}`,
  teams: teams.slice(version % 4),
  image: pictureFile('png', { bytes: 20_000 + (version % 50_000) }),
});
const tournament = (version: number) => ({
  label: `Version ${version}`,
  pointTable: rowsOf(version).map((team_id) => ({
    team_id: team_id ?? '',
    chicken_dinner: version,
    matches_played: version,
    total_finish: version,
    position_point: version,
    total_point: version,
  })),
});

type Kind = 'group' | 'tournament';

/** Higher than all versions of the records that are changed. */
const firstCreated = 100_000;
const versionIn = (name: unknown) => Number(/^Version (\d+)$/.exec(String(name))?.[1]);

/** The version of a record. Checks that all of its parts have this version. */
async function versionOf(kind: Kind, id: string): Promise<number> {
  const path = kind === 'group' ? 'bgmi/group' : 'events/tournament';
  const record = await call(`GET /api/v1/${path}/${id}`);
  const version = versionIn(record[kind === 'group' ? 'name' : 'label']);
  if (kind === 'tournament') {
    const rows = record['pointTable'] as readonly { readonly team_id: number; readonly total_point: number }[];
    expect(rows.map(({ team_id, total_point }) => [team_id, total_point])).toEqual(
      rowsOf(version).map((team) => [Number(team), version]),
    );
    return version;
  }
  const sent = group(version);
  expect((record['teams'] as readonly { readonly id: number }[]).map(({ id: team }) => String(team))).toEqual(
    sent.teams,
  );
  const picture = await fetch(`${address}${String(record['image'])}`);
  expect(picture.status, `the picture of version ${version}`).toBe(200);
  const digest = async (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
  expect(await digest(await picture.arrayBuffer())).toBe(await digest(await sent.image.arrayBuffer()));
  return version;
}

/** Saves one version after another until the server is killed. */
class Saving {
  sent: number;
  confirmed: number;

  constructor(version: number) {
    this.sent = version;
    this.confirmed = version;
  }

  async run(save: (version: number) => Promise<unknown>, onSaved: () => void): Promise<void> {
    try {
      for (;;) {
        this.sent += 1;
        await save(this.sent);
        this.confirmed = this.sent;
        onSaved();
      }
    } catch (error) {
      // `fetch` throws a TypeError for a broken connection. All other errors fail the test.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** A confirmed version must be stored. The last version that was sent may be stored. */
  check(found: number): void {
    expect(found).toBeGreaterThanOrEqual(this.confirmed);
    expect(found).toBeLessThanOrEqual(this.sent);
    this.sent = found;
    this.confirmed = found;
  }
}

/** A record and the state of its saves. */
interface SavedRecord {
  readonly kind: Kind;
  readonly id: string;
  readonly saving: Saving;
}

/** Enough records that some of them are always between two steps of a save. */
async function createRecords(): Promise<readonly SavedRecord[]> {
  const dates = { original_scheduled_at: at, begin_at: at, end_at: at };
  const records: SavedRecord[] = [];
  for (let number = 0; number < 6; number += 1) {
    const first = { name: `Finals ${number}`, series_id: '11', prizepool: '1', ...dates, ...tournament(0) };
    const { id } = await call('POST /api/v1/events/tournament', first);
    records.push({ kind: 'tournament', id: String(id), saving: new Saving(0) });
  }
  const { id } = await call('POST /api/v1/bgmi/group', group(0));
  return [...records, { kind: 'group', id: String(id), saving: new Saving(0) }];
}

const save = ({ kind, id }: SavedRecord, version: number) =>
  kind === 'group'
    ? call(`PATCH /api/v1/bgmi/group/${id}`, group(version))
    : call('PATCH /api/v1/events/tournament', { id, ...tournament(version) });

/** The version of the newest created group. Checks that each group exists once and that none is missing. */
async function newestCreated(): Promise<number> {
  const listed = await call('GET /api/v1/bgmi/group?listPerPage=100&search=Version%2010');
  const groups = listed['data'] as readonly { readonly id: number; readonly name: string }[];
  const created = groups.filter(({ name }) => versionIn(name) > firstCreated);
  const versions = created.map(({ name }) => versionIn(name));
  const newest = versions[0] ?? firstCreated;
  expect(versions).toEqual(versions.map((_, back) => newest - back));
  for (const { id } of created.slice(0, 5)) await versionOf('group', String(id));
  return newest;
}

test(
  `has each record completely or not at all after ${kills} kills during saves`,
  async () => {
    await start();
    const records = await createRecords();
    const created = new Saving(firstCreated);

    for (let round = 0; round < kills; round += 1) {
      let confirmed = 0;
      let killed: Promise<void> | undefined;
      // When one save is confirmed, the others are in progress.
      const onSaved = () => {
        confirmed += 1;
        if (confirmed > (round * 7) % 20) killed ??= server.kill();
      };
      await Promise.all([
        ...records.map((record) => record.saving.run((version) => save(record, version), onSaved)),
        created.run((version) => call('POST /api/v1/bgmi/group', group(version)), onSaved),
      ]);
      await killed;

      await start();
      for (const { kind, id, saving } of records) saving.check(await versionOf(kind, id));
      created.check(await newestCreated());
    }
  },
  limit,
);
