import { usualRuleset } from '#domain/points/presets.ts';
import { wireOf } from '#domain/points/ruleset-wire.ts';
import { encodePassword } from '#domain/text/password.ts';
import { createContract } from '#openapi/validator.ts';
import { lifecycles } from '../support/calls.ts';
import type { FuzzedCall } from './calls.ts';
import type { FuzzedRequest } from './request.ts';

type Values = Readonly<Record<string, unknown>>;

const password = encodePassword('Second@567');
const ruleset = wireOf({ ...usualRuleset, name: 'Scrim' });
let created = 0;

/** A number that no earlier request contains. */
function nextNumber(): number {
  created += 1;
  return created;
}

/** Bodies that the server accepts, by operation. Each call creates a new body, because some values must be unique. */
const bodies: Readonly<Record<string, () => Values>> = {
  ...Object.fromEntries(
    lifecycles.flatMap(({ create, update, sent }) => [
      [idOf(create), () => sent],
      [idOf(update), () => (update.includes('{id}') ? sent : { id: '1', ...sent })],
    ]),
  ),
  login: () => ({ email: 'asha@example.com', password, device_token: 'admin', device_type: 'web' }),
  refreshToken: () => ({ refreshToken: 'x' }),
  sendOtp: () => ({ username: `asha${nextNumber()}` }),
  verifyOtp: () => ({ username: `asha${nextNumber()}`, otp: '123456' }),
  setForgottenPassword: () => ({ username: 'asha', newpassword: password }),
  changePassword: () => ({ currentpassword: password, newpassword: password, confirmpassword: password }),
  sendMobileOtp: () => ({ phone: String(9_000_000_000 + nextNumber()), userId: 1 }),
  verifyMobileOtp: () => ({ phone: String(9_000_000_000 + nextNumber()), otp: '123456', userId: 1 }),
  createUser: () => ({
    first_name: 'Asha',
    last_name: 'Rao',
    email: `asha${nextNumber()}@example.com`,
    mobile_no: String(9_000_000_000 + nextNumber()),
    password,
    country: '1',
    birth_date: '1990-01-01',
    users: '',
    status: '1',
  }),
  updateProfile: () => ({ id: 1, first_name: 'Asha', last_name: 'Rao', birth_date: '1990-01-01', country: '1' }),
  restoreHistory: () => ({ id: '1' }),
  createRuleset: () => ({ ...ruleset }),
  updateRuleset: () => ({ id: '1', ...ruleset }),
  createCategories: () => ({ items: [{ id: String(1000 + nextNumber()), name: 'Cricket' }] }),
};

const queries: Values = {
  page: '1',
  listPerPage: '10',
  search: '',
  type: 'web',
  id: '1',
  ids: '1,2',
  Id: '999999',
  userId: '1',
};
const filters: Values = {
  status: '1',
  league_id: '1',
  current_team_id: '1',
  game_id: '2,3',
  tournament_id: '2',
  country: '1',
  current_game_id: '3',
  bgmi_match_id: '1',
  map_name: 'Erangel',
  original_scheduled_at_from: '2020-01-01 00:00:00',
  original_scheduled_at_to: '2030-01-01 00:00:00',
};
const otherQueries: Values = {
  series_id: '13',
  team_id: '40',
  message: 'Hello',
  title: 'Hello',
  image: '',
  redirectUrl: '',
  entity: 'teams',
  user: '1',
  action: 'update,status',
  series: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  from: '2020-01-01 00:00:00',
  to: '2030-01-01 00:00:00',
};

/** A valid request. */
export function goodRequest({ call, operationId, places, hasBody }: FuzzedCall): FuzzedRequest {
  const names = places.filter(({ where }) => where === 'query').map(({ name }) => name);
  const own: Values = operationId === 'listMatches' ? { status: 'finished' } : {};
  const values: Values = { ...queries, ...filters, ...otherQueries, ...own };
  const query = Object.fromEntries(names.map((name) => [name, values[name]]));
  const body = hasBody ? bodies[operationId]?.() : undefined;
  if (hasBody && body === undefined) throw new Error(`good-requests.ts has no body for ${operationId}`);
  return { call, encoding: 'multipart', path: { id: '1' }, query, body };
}

function idOf(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  const found = createContract().findOperation(method, path.replace('{id}', '1'));
  if (found === undefined) throw new Error(`${call} is no call of the contract`);
  return found.operationId;
}
