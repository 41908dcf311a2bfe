import { expect, test } from 'vitest';
import { withTwoInstances } from './two-instances.ts';

/** Two clients at two instances save the same record at the same moment, over the version that both have read. */

const instances = withTwoInstances();
const times = <T>(number: number, make: (at: number) => T): T[] => Array.from({ length: number }, (_, at) => make(at));

const records = 10;
const roundsPerRecord = 100;

test('of two saves over the same version one is stored, and the other is shown what it would have replaced', async () => {
  const clients = [instances().a, instances().b] as const;
  const game = async (at: number): Promise<number> =>
    (await clients[0].call('POST /api/v1/games', { form: { name: `Contested ${at}` } })).body.data.id;
  const race = async (id: number, round: number) => {
    const read = await Promise.all(clients.map(({ call }) => call(`GET /api/v1/games/${id}`)));
    const [version, sameVersion] = read.map(({ headers }) => headers.get('ETag'));
    expect(sameVersion).toBe(version);
    const saves = await Promise.all(
      clients.map(({ call }, client) =>
        call(`PATCH /api/v1/games/${id}`, {
          form: { name: `Client ${client}, round ${round}` },
          headers: { 'If-Match': version ?? '' },
        }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [saved, outdated] = saves.toSorted((one, other) => one.status - other.status);
    expect(outdated?.body.data).toEqual(saved?.body.data);
    expect(outdated?.headers.get('ETag')).toBe(saved?.headers.get('ETag'));
    expect(saved?.headers.get('ETag')).not.toBe(version);
  };
  const ids = await Promise.all(times(records, game));
  await Promise.all(
    ids.map(async (id) => {
      for (let round = 1; round <= roundsPerRecord; round += 1) await race(id, round);
    }),
  );
  const { body } = await clients[0].call(`GET /api/v1/history?entity=games&id=${ids[0]}&page=1&listPerPage=10`);
  // One entry for the create, and one for each round.
  expect(body.data.totalData).toBe(1 + roundsPerRecord);
}, 120_000);

test('one create that both instances receive with the same key creates one record', async () => {
  const { a, b } = instances();
  const headers = { 'Idempotency-Key': `"8e03978e-40d5-43e8-bc93-6894a57f9324"` };
  const create = ({ call }: typeof a) => call('POST /api/v1/games', { form: { name: 'Created once' }, headers });
  const responses = await Promise.all([create(a), create(b), create(a), create(b)]);
  const created = responses.filter(({ status }) => status === 200);
  // While the first runs, another is asked to try again.
  const waiting = responses.filter(({ status }) => status === 409);
  expect(created.length + waiting.length).toBe(responses.length);
  for (const { headers: received } of waiting) expect(received.get('Retry-After')).toBe('1');
  const later = await create(b);
  expect([later.status, later.body.data]).toEqual([200, created[0]?.body.data]);
  const found = await a.call('GET /api/v1/games?search=Created%20once');
  expect(found.body.data.totalData).toBe(1);
});
