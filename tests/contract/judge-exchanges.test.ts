import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toFormData } from '#api/http/form-data.ts';
import { judgeExchanges } from '../support/contract/judge-exchanges.ts';

const exchanges = judgeExchanges();
const good = JSON.stringify({ status: true, message: 'Success', data: [{ id: 1, name: 'BGMI' }] });
let served: { status?: number; content: string | Buffer } = { content: good };
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(served.status ?? 200).end(served.content));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** The findings about one exchange with a page. */
async function findingsOf(call: string, { body, bearer = true }: { body?: FormData; bearer?: boolean } = {}) {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'user-agent': 'Mozilla/5.0', ...(bearer && { authorization: 'Bearer abc' }) };
  await (await fetch(`${origin}${path}`, { method, headers, ...(body && { body }) })).text();
  return await exchanges.take();
}

const options = 'GET /api/v1/teams/all';

it('finds nothing if everything matches the contract', async () => {
  served = { content: good };
  expect(await findingsOf(options)).toEqual([]);
  served = { content: gzipSync(good) };
  expect(await findingsOf(options)).toEqual([]);
});

it('finds errors in a response, with their location', async () => {
  served = { content: JSON.stringify({ status: true, message: 'Success', data: [{ id: '1', name: 'BGMI' }] }) };
  expect(await findingsOf(options)).toEqual(['listTeamOptions answered 200: /data/0/id must be integer']);
  served = { content: '<!doctype html>' };
  expect(await findingsOf(options)).toEqual(['listTeamOptions answered 200: no JSON, but <!doctype html>']);
  served = { status: 418, content: good };
  expect(await findingsOf(options)).toEqual([
    'listTeamOptions answered 418: listTeamOptions does not document HTTP 418',
  ]);
});

it('finds a response that no server should send', async () => {
  served = { status: 500, content: JSON.stringify({ status: false, message: 'Something went wrong' }) };
  expect(await findingsOf(options)).toEqual([expect.stringMatching(/^listTeamOptions answered 500: .+went wrong/)]);
});

it('finds each invalid and each unknown field of a form', async () => {
  served = { content: JSON.stringify({ status: true, message: 'Saved' }) };
  const form = { name: 'Finals', id: '7', begin_at: 'tomorrow', organiser: 'NODWIN', pointTable: [{ team_id: 'x' }] };
  expect(await findingsOf('PATCH /api/v1/events/tournament', { body: toFormData(form) })).toEqual(
    expect.arrayContaining([
      'updateTournament sent: begin_at must be a UTC time like 2026-11-20 18:30:00',
      'updateTournament sent: organiser is not a field of this call',
      'updateTournament sent: pointTable[0][team_id] must be a whole number from 1 to 2147483647',
      'updateTournament sent: pointTable[0][total_point] is required',
    ]),
  );
});

it('finds unknown calls and parameters, and a missing or unexpected access token', async () => {
  served = { content: good };
  expect(await findingsOf('GET /api/v1/squads')).toEqual(['GET /api/v1/squads is no call of the contract']);
  expect(await findingsOf(`${options}?page=1`)).toEqual(['listTeamOptions sent: page is no parameter of this call']);
  expect(await findingsOf(options, { bearer: false })).toEqual(['listTeamOptions sent: the bearer is missing']);
  served = { content: JSON.stringify({ status: false, message: 'No' }) };
  const body = toFormData({ refreshToken: 'abc' });
  expect(await findingsOf('POST /api/v1/users/refreshToken', { body })).toEqual([
    'refreshToken sent: the bearer goes along, and must not',
  ]);
  expect(await findingsOf('GET /api/v1/teams?page=1&page=2&listPerPage=1000')).toEqual([
    'listTeams sent: listPerPage must be a whole number from 1 to 100',
    'listTeams sent: page is given twice',
  ]);
});
