import { describe, expect, it } from 'vitest';
import { createContract } from '#openapi/validator.ts';
import { operations } from './document.ts';

const contract = createContract();

describe('finding an operation', () => {
  it.each([...operations])('%s', (call, { operationId }) => {
    const [method = '', template = ''] = call.split(' ');
    const found = contract.findOperation(method, template.replace('{id}', '12'));
    expect(found).toMatchObject({ operationId, template, pathParams: template.includes('{id}') ? { id: '12' } : {} });
  });

  it('knows which operations change nothing: a GET, unless the contract says that it has a side effect', () => {
    const isRead = (method: string, path: string) => contract.findOperation(method, path)?.isRead;
    expect(isRead('get', '/api/v1/teams')).toBe(true);
    expect(isRead('POST', '/api/v1/teams')).toBe(false);
    const withSideEffect = [...operations].filter(
      ([call, operation]) => call.startsWith('GET') && operation['x-side-effect'] === true,
    );
    expect(withSideEffect.length).toBeGreaterThan(0);
    for (const [call] of withSideEffect) expect(isRead('GET', call.split(' ')[1] ?? '')).toBe(false);
  });

  it('prefers the concrete path to the template', () => {
    expect(contract.findOperation('GET', '/api/v1/events/matches/all')?.operationId).toBe('listMatchOptions');
    expect(contract.findOperation('GET', '/api/v1/users/id')?.operationId).toBe('getProfile');
    expect(contract.findOperation('GET', '/api/v1/users/7')?.operationId).toBe('getUser');
  });

  it('is case-sensitive for paths and not for methods', () => {
    expect(contract.findOperation('get', '/api/v1/BGMI/getGroup')?.operationId).toBe('listBgmiTeamGroups');
    expect(contract.findOperation('GET', '/api/v1/bgmi/getGroup')).toBeUndefined();
    expect(contract.findOperation('GET', '/api/v1/Teams')).toBeUndefined();
  });

  it.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/api/v1/teams/'],
    ['GET', '/api/v1/teams/12/'],
    ['GET', '//api/v1/teams'],
    ['GET', '/api/v1/teams/12/players'],
    ['GET', '/api/v1/__proto__'],
    ['GET', '/api/v1/constructor'],
    ['GET', '/api/v1/teams?page=1'],
    ['PUT', '/api/v1/teams'],
    ['PATCH', '/api/v1/teams'],
    ['constructor', '/api/v1/teams'],
  ])('has no %s %s', (method, path) => {
    expect(contract.findOperation(method, path)).toBeUndefined();
  });

  it('decodes path parameters, and returns undecodable ones unchanged', () => {
    expect(contract.findOperation('GET', '/api/v1/teams/1%2F2')?.pathParams).toEqual({ id: '1/2' });
    expect(contract.findOperation('GET', '/api/v1/teams/%E0%A4%A')?.pathParams).toEqual({ id: '%E0%A4%A' });
  });
});
