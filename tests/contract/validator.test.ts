import { describe, expect, it } from 'vitest';
import { pictureMaxBytes } from '#domain/limits.ts';
import openapi from '#openapi/admin-api.json' with { type: 'json' };
import { type ContractRequest, createContract, type OperationId } from '#openapi/validator.ts';
import { operations } from './document.ts';

const contract = createContract();

/** The errors of a request with these parts. */
const errorsOf = (operationId: OperationId, parts: Partial<Omit<ContractRequest, 'operationId'>> = {}) =>
  contract.validateRequest({ query: {}, params: {}, body: undefined, ...parts, operationId });

describe('validation of a request', () => {
  it('names a field of a row by brackets, in complete sentences', () => {
    const row = { team_id: '4', chicken_dinner: 0, matches_played: '18', total_finish: 104, position_point: '96' };
    const body = {
      id: 3,
      begin_at: '2026-02-30T10:00',
      pointTable: [{ ...row, total_point: 200 }, { ...row, x: 1 }, 5],
    };
    expect(errorsOf('updateTournament', { body })).toEqual([
      { path: 'begin_at', msg: 'begin_at must be a UTC time like 2026-11-20 18:30:00' },
      { path: 'pointTable[1][total_point]', msg: 'pointTable[1][total_point] is required' },
      { path: 'pointTable[1][x]', msg: 'pointTable[1][x] is not a field of this call' },
      { path: 'pointTable[2]', msg: 'pointTable[2] must be a group of fields' },
    ]);
  });

  it('reports missing fields of a create, and requires only the id of an update', () => {
    expect(errorsOf('createTeam', { body: {} })).toEqual([
      { path: 'name', msg: 'name is required' },
      { path: 'full_name', msg: 'full_name is required' },
      { path: 'game_id', msg: 'game_id is required' },
    ]);
    expect(errorsOf('updateLeague', { body: { status: '0' } })).toEqual([{ path: 'id', msg: 'id is required' }]);
  });

  it('accepts the force of a restore as a number or a digit, and nothing else', () => {
    const problems = (force: unknown) => errorsOf('restoreHistory', { body: { id: 7, force } });
    expect([0, 1, '0', '1'].flatMap(problems)).toEqual([]);
    const msg = 'force must be 0 or 1';
    for (const force of [2, -1, 0.5, '2', '01', '', '1 ', true])
      expect(problems(force)).toEqual([{ path: 'force', msg }]);
  });

  it('limits lists and choices', () => {
    const teams = Array.from({ length: 1001 }, () => '1');
    expect(errorsOf('updateBgmiGroup', { params: { id: '1' }, body: { teams, status: 'active' } })).toEqual([
      { path: 'teams', msg: 'teams must have at most 1000 rows' },
      { path: 'status', msg: 'status must be one of "1", "0"' },
    ]);
    expect(errorsOf('createCategories', { body: { items: [] } })).toEqual([
      { path: 'items', msg: 'items must have at least one row' },
    ]);
  });

  it('accepts a file or empty text as a picture', () => {
    for (const [image, count] of [
      [new Blob(['x']), 0],
      [new File(['x'], 'x.png'), 0],
      ['', 0],
      ['x.png', 1],
    ] as const) {
      expect(errorsOf('createGame', { body: { name: 'BGMI', image } })).toHaveLength(count);
    }
  });

  it('documents the size of a picture, which the server checks', () => {
    expect(openapi.components.schemas.PictureFile.maxLength).toBe(pictureMaxBytes);
  });

  it('accepts each winner of a match, and an empty text for none', () => {
    const problems = (winner_type: unknown) => errorsOf('updateMatch', { body: { id: 1, winner_type } });
    for (const winner of ['Team', 'Player', '']) expect(problems(winner)).toEqual([]);
    const msg = 'winner_type must be one of "Team", "Player"';
    for (const winner of ['team', ' ', 'Team,Player']) expect(problems(winner)).toEqual([{ path: 'winner_type', msg }]);
  });

  it('limits the length of a repeated unknown name', () => {
    const [error] = errorsOf('updateTeam', { params: { id: '1' }, body: { ['x'.repeat(10_000)]: 1 } });
    expect(error?.path).toHaveLength(200);
  });

  it('stops at a body with very many values', () => {
    const many = Array.from({ length: 200_000 }, () => 0);
    const members = Object.fromEntries(many.map((zero, index) => [`x${String(index)}`, zero]));
    for (const body of [{ name: 'A', teams: many }, { teams: [[[many]]] }, members, many]) {
      expect(errorsOf('createSeries', { body })).toEqual([{ path: '', msg: 'The request has too many values' }]);
    }
  });

  it('does not change what it checks', () => {
    const body = Object.freeze({ name: ' Soul ', full_name: 'Team Soul', game_id: '4' });
    expect(errorsOf('createTeam', { body })).toEqual([]);
    expect(body).toEqual({ name: ' Soul ', full_name: 'Team Soul', game_id: '4' });
  });
});

describe('queries and paths', () => {
  it('accepts page, page size and search as text', () => {
    const query = { page: '1', listPerPage: '100', search: "soul's 50%_\\", type: 'web' };
    expect(errorsOf('listTeams', { query })).toEqual([]);
    expect(errorsOf('listTeams')).toEqual([]);
  });

  it('accepts filters with one or several values, or empty', () => {
    const query = { game_id: '3,9999999999', tournament_id: '', status: 'running,finished' };
    const times = { original_scheduled_at_from: '2026-11-20 18:30:00', original_scheduled_at_to: '' };
    expect(errorsOf('listMatches', { query: { ...query, ...times } })).toEqual([]);
    for (const status of ['', '1', '0', '1,0']) {
      expect(errorsOf('listTeams', { query: { status } })).toEqual([]);
    }
  });

  it.each([
    ['listTeams', 'page', ['', '0', '-1', '1.5', '1e3', '0x1', ' 1', '1\n', 'NaN', '2147483648', ['1', '2']]],
    ['listTeams', 'listPerPage', ['', '0', '101', '1000', '010', 'all', ['10', '25']]],
    ['listTeams', 'search', ['a\0b', ['a', 'b']]],
    ['listTeams', 'type', ['', 'app', 'WEB']],
    ['listMatches', 'game_id', ['0', '-1', '1,', ',1', '1,,2', '1 OR 1=1', '٣', '12\n', `${'1,'.repeat(100)}1`, ['1']]],
    ['listMatches', 'status', ['1', 'Running', 'running,', "'", 'x'.repeat(41), ['running']]],
    ['listMatches', 'original_scheduled_at_from', ['2026-11-20', '2026-11-20T18:30:00Z', 'now', 'infinity']],
    [
      'listMatches',
      'original_scheduled_at_to',
      ['0000-01-01 00:00:00', '2026-13-01 00:00:00', '2026-11-20 18:30:00\n'],
    ],
    ['listTeams', 'status', ['2', '1,0,1', 'active', '1,']],
    ['listBgmiAllMatches', 'map_name', ['a\0b', 'x'.repeat(1001)]],
  ] as const)('%s rejects the hostile %s', (operationId, name, values) => {
    for (const value of values) {
      const errors = errorsOf(operationId, { query: { [name]: value } });
      expect(
        errors.map(({ path }) => path),
        JSON.stringify(value),
      ).toEqual([name]);
    }
  });

  it.each(['0', '-1', '1.0', '01', '1 OR 1=1', '2147483648', '%00', '٣', '12\n', '../1', 'all', ''])(
    'rejects an id like %j',
    (id) => {
      const path = [{ path: 'id', msg: 'id must be a whole number from 1 to 2147483647' }];
      expect(errorsOf('getTeam', { params: { id } })).toEqual(path);
      const query = [{ path: 'Id', msg: 'Id must be a whole number from 1 to 2147483647' }];
      expect(errorsOf('removeTeam', { query: { Id: id } })).toEqual(query);
    },
  );

  it('requires the id of a removal, with its capital letter', () => {
    expect(errorsOf('removeTeam', { query: { id: '1' } })).toEqual([{ path: 'Id', msg: 'Id is required' }]);
  });
});

describe('responses', () => {
  const team = {
    ...{ id: 1, name: 'Soul', full_name: 'Team Soul', game_id: null, game_name: null },
    ...{ country: 1, country_name: 'India', status: '1' },
  };
  const page = { status: true, message: '', data: { data: [team], totalPageCount: 1, totalData: 1 } };
  const response = { operationId: 'listTeams', httpStatus: 200 } as const;

  it('are valid with rows, or as a rejection with any status', () => {
    expect(contract.validateResponse({ ...response, body: page })).toEqual([]);
    const body = { status: false, message: 'No', errors: [{ path: 'name', msg: 'Name is required' }] };
    expect(contract.validateResponse({ ...response, body })).toEqual([]);
    expect(contract.validateResponse({ ...response, httpStatus: 401, body })).toEqual([]);
  });

  it('are reported with the location of each error', () => {
    const data = { ...page.data, data: [{ ...team, id: '1', status: 'active' }] };
    expect(contract.validateResponse({ ...response, body: { ...page, data } })).toEqual([
      '/data/data/0/id must be integer',
      '/data/data/0/status must be equal to one of the allowed values',
    ]);
    expect(contract.validateResponse({ ...response, httpStatus: 401, body: page })).toEqual([
      '/status must be equal to constant',
    ]);
    expect(contract.validateResponse({ ...response, httpStatus: 418, body: page })).toEqual([
      'listTeams does not document HTTP 418',
    ]);
  });

  it.each([...operations])('%s returns an envelope and nothing else', (_call, operation) => {
    const operationId = operation.operationId as OperationId;
    for (const status of Object.keys(operation.responses)) {
      const check = (body: unknown) => contract.validateResponse({ operationId, httpStatus: Number(status), body });
      expect(check({ status: false, message: 'No' })).toEqual([]);
      for (const body of [
        undefined,
        null,
        '',
        '<html></html>',
        {},
        [],
        { status: 'false', message: '' },
        { status: false },
      ]) {
        expect(check(body), `${status} ${JSON.stringify(body)}`).not.toEqual([]);
      }
    }
  });
});
