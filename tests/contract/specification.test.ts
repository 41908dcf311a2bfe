import { describe, expect, it } from 'vitest';
import contract from '#openapi/admin-api.json' with { type: 'json' };
import { offlineCalls } from '#openapi/offline.ts';
import { furtherCalls } from '../support/further/calls.ts';
import { bodyNames, type Operation, operations, optionalNames, parameterNames } from './document.ts';
import { specifiedCalls } from './section-7.ts';

/** Those of section 7, and those of entities that it lacks. */
const calls = [...specifiedCalls, ...furtherCalls];

function operationOf(call: string): Operation {
  const operation = operations.get(call);
  if (operation === undefined) throw new Error(`The contract has no ${call}`);
  return operation;
}

function callsWhere(matches: (operation: Operation) => boolean): string[] {
  return [...operations].filter(([, operation]) => matches(operation)).map(([call]) => call);
}

/**
 * Parameters beyond the specification, always optional: they find options that the response for a long dropdown omits.
 */
const ofLongDropdowns = ['search', 'ids'];

describe('the contract and section 7', () => {
  it('have the same calls', () => {
    const required = callsWhere((operation) => operation['x-optional'] !== true);
    expect(required.toSorted()).toEqual(calls.map(({ call }) => call).toSorted());
  });

  it.each(calls)('$call', ({ call, query = [], body, fields = [] }) => {
    const operation = operationOf(call);
    const added = [...(operation['x-offline'] === 'option' ? ofLongDropdowns : []), ...optionalNames(operation)];
    expect(parameterNames(operation, 'query').filter((name) => !added.includes(name))).toEqual(query);
    expect(parameterNames(operation, 'path')).toEqual(call.endsWith('{id}') ? ['id'] : []);
    expect(bodyNames(operation)).toEqual(expect.arrayContaining([...fields]));
    if (body !== undefined) expect(bodyNames(operation)).toEqual(body);
  });

  it.each(ofLongDropdowns)('differ in the parameter %s, which is optional', (name) => {
    const [declared] = Object.values(contract.components.parameters).filter((parameter) => parameter.name === name);
    expect(declared).toMatchObject({ name, in: 'query' });
    expect(declared).not.toHaveProperty('required');
  });

  it('differ in the optional calls, which a server may lack', () => {
    const optional = callsWhere((operation) => operation['x-optional'] === true);
    expect(optional).toEqual([
      'GET /api/v1/users/sessions',
      'DELETE /api/v1/users/sessions',
      'GET /api/v1/rulesets',
      'POST /api/v1/rulesets',
      'PATCH /api/v1/rulesets',
      'DELETE /api/v1/rulesets',
      'GET /api/v1/rulesets/{id}',
      'GET /api/v1/capabilities',
      'GET /api/v1/history',
      'POST /api/v1/history/restore',
    ]);
    for (const call of optional) expect(operationOf(call).responses, call).toHaveProperty('404');
  });

  it('differ in the filters of lists, whose rejection is documented', () => {
    const filtered = [...operations.values()].filter((operation) => optionalNames(operation).length > 0);
    for (const { operationId, responses, parameters = [], ...operation } of filtered) {
      expect(operation['x-offline'], operationId).toBe('list');
      expect(responses, operationId).toHaveProperty('422');
      expect(parameters.filter(({ required }) => required === true)).toEqual([]);
    }
    expect(filtered.map(({ operationId }) => operationId)).toContain('listTeams');
  });

  it('names the columns of a point table row', () => {
    const row = ['team_id', 'chicken_dinner', 'matches_played', 'total_finish', 'position_point', 'total_point'];
    const content = { 'multipart/form-data': { schema: { $ref: '#/components/schemas/PointTableRow' } } };
    const optional = ['adjustment', 'reason'];
    expect(bodyNames({ operationId: '', responses: {}, requestBody: { content } })).toEqual([...row, ...optional]);
  });
});

describe('every operation', () => {
  it('has a unique name', () => {
    const names = [...operations.values()].map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a body exactly if it is a write, with the same schema as multipart and as JSON', () => {
    for (const [call, { requestBody }] of operations) {
      const content = requestBody?.content ?? {};
      expect(Object.keys(content), call).toEqual(
        /^(POST|PATCH) /.test(call) ? ['multipart/form-data', 'application/json'] : [],
      );
      expect(content['application/json'], call).toEqual(content['multipart/form-data']);
    }
  });

  it('requires the access token, except for sign-in and refresh; for recovery it is optional', () => {
    expect(callsWhere(({ security }) => security?.length === 0)).toEqual([
      'POST /api/v1/users/login',
      'POST /api/v1/users/refreshToken',
    ]);
    expect(callsWhere(({ security }) => security?.some((one) => Object.keys(one).length === 0) === true)).toEqual([
      'POST /api/v1/users/sendOtp',
      'POST /api/v1/users/verifiedOtp',
      'POST /api/v1/users/forgetpassword',
    ]);
  });

  it('returns 200, except for the leftover operation, which is gone', () => {
    expect(callsWhere(({ responses }) => !('200' in responses))).toEqual(['DELETE /api/v1/teacher']);
    const leftover = operationOf('DELETE /api/v1/teacher');
    expect(leftover.deprecated).toBe(true);
    expect(leftover.responses).toHaveProperty('410');
  });
});

describe('responses that may be cached', () => {
  it('are exactly the pages of rows, the options of dropdowns, the capabilities, the rulesets and the point tables of tournaments', () => {
    const lists = calls.filter(({ query }) => query?.includes('page') === true).map(({ call }) => call);
    expect(callsWhere((operation) => operation['x-offline'] === 'list').toSorted()).toEqual(lists.toSorted());
    const options = callsWhere((operation) => operation['x-offline'] === 'option');
    const shape =
      /\/(all|gamesAll|gamesAllbgmi|country|series|teamsBgmi|teamsBgmiGroup|bgmi\w+all|getGroup|getCategory|capabilities|rulesets)$/;
    expect(options.filter((call) => !shape.test(call))).toEqual([]);
    const records = callsWhere((operation) => operation['x-offline'] === 'record');
    expect(records).toEqual(['GET /api/v1/events/tournament/{id}']);
    expect(
      callsWhere(({ operationId }) => /Options$/.test(operationId)).filter((call) => !options.includes(call)),
    ).toEqual([]);
  });

  it('are listed for the worker', () => {
    expect(offlineCalls.map(({ path, kind }) => `${kind} GET ${path}`)).toEqual(
      callsWhere((operation) => 'x-offline' in operation).map(
        (call) => `${operationOf(call)['x-offline'] ?? ''} ${call}`,
      ),
    );
  });

  it('contain personal data in the user list only', () => {
    expect(callsWhere((operation) => operation['x-personal'] === true)).toEqual(['GET /api/v1/users/user']);
    expect(offlineCalls.filter(({ personal }) => personal).map(({ path }) => path)).toEqual(['/api/v1/users/user']);
  });

  it('exclude the two notifications, the only GETs with side effects', () => {
    const sends = callsWhere((operation) => operation['x-side-effect'] === true);
    expect(sends).toEqual(['GET /api/v1/news/sendTrandingNewsNotification', 'GET /api/v1/news/sendCustomNotification']);
    expect(sends.filter((call) => 'x-offline' in operationOf(call))).toEqual([]);
  });
});
