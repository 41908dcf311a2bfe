import { decodePassword } from '#domain/text/password.ts';
import { entity as team } from '#entities/declared/teams.ts';
import { createContract, type OperationId } from '#openapi/validator.ts';
import { checkRequest } from '#server/http/check-request.ts';
import { Refusal } from '#server/http/refusal.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import { loginRules } from '#server/rules/login.ts';
import { Accounts, type User } from './accounts.ts';
import { Records } from './records.ts';

/** A call as it reached the server. */
export interface Received {
  readonly number: number;
  readonly method: string;
  readonly url: URL;
  readonly token: string | null;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** Which data was served to which user. The rows of a response carry its number in a member that no screen shows. */
export interface Served {
  readonly number: number;
  readonly call: number;
  readonly at: number;
  readonly to: number;
  /** Set for a list. */
  readonly query: string | null;
  /** Set for one team. */
  readonly id: number | null;
  /** The number of changes before this response. */
  readonly changes: number;
}

export interface ServerResponse {
  readonly status: number;
  readonly body: object;
}

interface Call {
  readonly received: Received;
  readonly params: Readonly<Record<string, string>>;
  readonly now: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Shared by all runs: it holds no state of them. */
const contract = createContract();

/**
 * The server's rules over records in memory. Requests and responses are checked against the contract, and values
 * against the rules that forms and the reference server use.
 */
export class Server {
  readonly accounts = new Accounts();
  readonly records = new Records();
  readonly served: Served[] = [];

  respond(received: Received, now: number): ServerResponse {
    const { method, url } = received;
    const found = contract.findOperation(method, url.pathname);
    if (found === undefined) throw new Error(`${method} ${url.pathname} is no call of the contract`);
    const { operationId, pathParams: params } = found;
    const response = this.#attempt(operationId, { received, params, now });
    const wrong = contract.validateResponse({ operationId, httpStatus: response.status, body: response.body });
    if (wrong.length > 0) throw new Error(`${operationId} returned what is not in the contract: ${wrong.join(', ')}`);
    return response;
  }

  #attempt(operationId: OperationId, call: Call): ServerResponse {
    try {
      return { status: 200, body: { status: true, ...this.#operate(operationId, call) } };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { status, message, errors } = refusal;
      return { status, body: { status: false, message, errors } };
    }
  }

  #operate(operationId: OperationId, { received, params, now }: Call): object {
    const { url, body = {}, token } = received;
    const query = Object.fromEntries(url.searchParams);
    const check = (rules?: (body: Body) => ReturnType<typeof brokenRules>) =>
      checkRequest(contract, { operationId, query, params, body: received.body }, { rules });
    if (operationId === 'login') {
      const password = decodePassword(String(body['password'])) ?? '';
      check(() => brokenRules(loginRules, { ...body, password }, 'create'));
      const { user, tokens } = this.accounts.signIn(String(body['email']), password, now);
      return { message: "You're successfully logged in", token: tokens, data: userData(user) };
    }
    if (operationId === 'refreshToken') {
      check();
      return { message: 'Session refreshed', ...this.accounts.refresh(String(body['refreshToken']), now) };
    }
    const { id: by } = this.accounts.holder(token, now);
    const made = { at: now, by, call: received.number };
    const serve = (what: Pick<Served, 'query' | 'id'>) => {
      const changes = this.records.changes.length;
      const served = { number: this.served.length + 1, call: received.number, at: now, to: by, changes, ...what };
      this.served.push(served);
      return { responseNumber: served.number };
    };
    const id = Number(params['id']);
    switch (operationId) {
      case 'listTeams': {
        check();
        const { data, ...counts } = this.records.page({
          page: Number(query['page']),
          perPage: Number(query['listPerPage']),
          search: query['search'] ?? '',
        });
        const mark = serve({ query: url.search, id: null });
        return { message: 'Success', data: { data: data.map((row) => ({ ...row, ...mark })), ...counts } };
      }
      case 'getTeam':
        check();
        return { message: 'Success', data: { ...this.records.get(id), ...serve({ query: null, id }) } };
      case 'createTeam':
        check((sent) => brokenRules(team.fields, sent, 'create'));
        return { message: 'Team created successfully', data: this.records.create(body, made) };
      case 'updateTeam':
        check((sent) => brokenRules(team.fields, sent, 'edit'));
        return { message: 'Team updated successfully', data: this.records.update(id, body, made) };
      default:
        throw new Error(`The simulation does not use ${operationId}`);
    }
  }
}

function userData({ id, firstName, email }: User) {
  return {
    ...{ id, first_name: firstName, last_name: '', mobile_no: '', email, profile_pic: null },
    role_name: 'admin',
  };
}
