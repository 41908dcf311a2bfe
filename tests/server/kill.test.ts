import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFormData } from '#api/http/form-data.ts';
import { encodePassword } from '#domain/password.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { type KillableServer, killableServer } from './support/killable-server.ts';
import { pictureFile } from './support/pictures.ts';

/**
 * The server is killed in the middle of saves, again and again, and starts on what is left: nothing is half-written.
 * `KILLS=100 npx vitest run tests/server/kill.test.ts` kills more often.
 */
const kills = Number(process.env['KILLS'] ?? 3);
const limit = (kills + 1) * 60_000;

let server: KillableServer;
let address = '';
let token = '';

beforeAll(async () => {
  server = await killableServer();
});
afterAll(async () => {
  await server.dispose();
});

type Saved = Readonly<Record<string, unknown>>;

/** The data of an answer; rejects when the server is killed before it has answered. */
async function call(request: string, body?: Parameters<typeof toFormData>[0]): Promise<Saved> {
  const [method = '', path = ''] = request.split(' ');
  const content = body === undefined ? {} : { body: toFormData(body) };
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...content,
  });
  const answer = (await response.json()) as { readonly data?: Saved; readonly token?: Saved };
  expect(response.status, JSON.stringify(answer).slice(0, 300)).toBe(200);
  return { ...answer.data, ...answer.token };
}

async function start(): Promise<void> {
  address = await server.start();
  const { email, password } = demoSignIn;
  const credentials = { email, password: encodePassword(password), device_token: 'admin', device_type: 'web' };
  token = String((await call('POST /api/v1/users/login', credentials))['accessToken']);
}

const teams = ['32', '33', '39', '40'];
const at = '2026-12-01 12:30:00';
const rowsOf = (version: number) => Array.from({ length: 16 + (version % 16) }, (_, row) => teams[(version + row) % 4]);

/** Of each version everything is another: its name, its rows and its picture. */
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

/** Beyond all the versions of the records that are changed. */
const firstMade = 100_000;
const versionIn = (name: unknown) => Number(/^Version (\d+)$/.exec(String(name))?.[1]);

/** What a record says it is, after looking whether all of it is. */
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

/** Saves one version after another until the server is gone. */
class Saving {
  sent: number;
  answered: number;

  constructor(version: number) {
    this.sent = version;
    this.answered = version;
  }

  async go(save: (version: number) => Promise<unknown>, told: () => void): Promise<void> {
    try {
      for (;;) {
        this.sent += 1;
        await save(this.sent);
        this.answered = this.sent;
        told();
      }
    } catch (error) {
      // A connection that broke; anything else the server has said is a failure.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** What was answered is there; what was sent last may be. */
  settle(found: number): void {
    expect(found).toBeGreaterThanOrEqual(this.answered);
    expect(found).toBeLessThanOrEqual(this.sent);
    this.sent = found;
    this.answered = found;
  }
}

/** A record and how far its saves have come. */
interface Kept {
  readonly kind: Kind;
  readonly id: string;
  readonly saving: Saving;
}

/** So many that at any moment some of them are between two steps of a save. */
async function makeRecords(): Promise<readonly Kept[]> {
  const dates = { original_scheduled_at: at, begin_at: at, end_at: at };
  const kept: Kept[] = [];
  for (let number = 0; number < 6; number += 1) {
    const first = { name: `Finals ${number}`, series_id: '11', prizepool: '1', ...dates, ...tournament(0) };
    const { id } = await call('POST /api/v1/events/tournament', first);
    kept.push({ kind: 'tournament', id: String(id), saving: new Saving(0) });
  }
  const { id } = await call('POST /api/v1/bgmi/group', group(0));
  return [...kept, { kind: 'group', id: String(id), saving: new Saving(0) }];
}

const save = ({ kind, id }: Kept, version: number) =>
  kind === 'group'
    ? call(`PATCH /api/v1/bgmi/group/${id}`, group(version))
    : call('PATCH /api/v1/events/tournament', { id, ...tournament(version) });

/** The version of the newest of the groups that were made one after another: each is there once, and none left out. */
async function newestMade(): Promise<number> {
  const listed = await call('GET /api/v1/bgmi/group?listPerPage=100&search=Version%2010');
  const groups = listed['data'] as readonly { readonly id: number; readonly name: string }[];
  const made = groups.filter(({ name }) => versionIn(name) > firstMade);
  const versions = made.map(({ name }) => versionIn(name));
  const newest = versions[0] ?? firstMade;
  expect(versions).toEqual(versions.map((_, back) => newest - back));
  for (const { id } of made.slice(0, 5)) await versionOf('group', String(id));
  return newest;
}

test(
  `killed ${kills} times in the middle of saves, it has each record whole, or not at all`,
  async () => {
    await start();
    const records = await makeRecords();
    const made = new Saving(firstMade);

    for (let round = 0; round < kills; round += 1) {
      let answers = 0;
      let killed: Promise<void> | undefined;
      // Each answer comes while the other saves are at some point of their way.
      const told = () => {
        answers += 1;
        if (answers > (round * 7) % 20) killed ??= server.kill();
      };
      await Promise.all([
        ...records.map((record) => record.saving.go((version) => save(record, version), told)),
        made.go((version) => call('POST /api/v1/bgmi/group', group(version)), told),
      ]);
      await killed;

      await start();
      for (const { kind, id, saving } of records) saving.settle(await versionOf(kind, id));
      made.settle(await newestMade());
    }
  },
  limit,
);
