import { decodePassword } from '#domain/text/password.ts';
import { formatWire } from '#domain/time/date-time.ts';
import { entity as team } from '#entities/declared/teams.ts';
import { createContract, type OperationId } from '#openapi/validator.ts';
import { differences } from '#server/history/differences.ts';
import { checkRequest } from '#server/http/check-request.ts';
import { Refusal } from '#server/http/refusal.ts';
import { brokenRules } from '#server/resources/base/broken-rules.ts';
import { loginRules } from '#server/rules/login.ts';
import { Accounts, type User, users } from './accounts.ts';
import { type Entry, gameName, Records } from './records.ts';

/** A call as it reached the server. */
export interface Received {
  readonly number: number;
  readonly method: string;
  readonly url: URL;
  readonly token: string | null;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** The headers `If-Match`, `Idempotency-Key` and `Change-Series`. */
  readonly ifMatch: string | null;
  readonly key: string | null;
  readonly series: string | null;
  /** The header `Change-Author`. */
  readonly author: string | null;
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
  /** The version of the team that it contains. */
  readonly version?: string | undefined;
}

/** What an operation responds. */
interface Answer {
  readonly version?: string;
  readonly message: string;
  readonly [member: string]: unknown;
}

interface Call {
  readonly received: Received;
  readonly params: Readonly<Record<string, string>>;
  readonly now: number;
}

type Body = Readonly<Record<string, unknown>>;

/** The optional features that the simulated server has. */
const features = { versions: true, idempotency: true, history: true, trash: true, authors: true };

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
  /** Whether it has versions and keys. */
  readonly #hasFeatures: boolean;
  /** The responses to creates with a key, by user and key. */
  readonly #keyed = new Map<string, { readonly body: string; readonly answer: Answer }>();

  constructor(hasFeatures: boolean) {
    this.#hasFeatures = hasFeatures;
  }

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
      const { version, ...body } = this.#operate(operationId, call);
      return { status: 200, body: { status: true, ...body }, version: this.#hasFeatures ? version : undefined };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { status, message, errors, data } = refusal;
      const body = { status: false, message, errors, ...(data !== undefined && { data }) };
      return { status, body, version: refusal.version === undefined ? undefined : `"${refusal.version}"` };
    }
  }

  #operate(operationId: OperationId, { received, params, now }: Call): Answer {
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
    if (this.#hasFeatures && received.author !== null && received.author !== String(by)) {
      throw new Refusal(403, 'Another user has signed in since. Nothing was changed');
    }
    const made = { at: now, by, call: received.number, series: received.series };
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
      case 'listGameOptions':
        check();
        return { message: 'Success', data: [{ id: 1, name: gameName, pandascore_id: null }] };
      case 'getCapabilities':
        check();
        return {
          message: 'Success',
          data: { ...(this.#hasFeatures && features), filters: {} },
        };
      case 'getTeam':
        check();
        return {
          message: 'Success',
          data: { ...this.records.get(id), ...serve({ query: null, id }) },
          version: tagOf(this.records.versionOf(id)),
        };
      case 'createTeam':
        check((sent) => brokenRules(team.fields, sent, 'create'));
        return this.#once(`${by} ${received.key}`, received, () => ({
          message: 'Team created successfully',
          data: this.records.create(body, made),
        }));
      case 'updateTeam': {
        check((sent) => brokenRules(team.fields, sent, 'edit'));
        const version = this.records.versionOf(id);
        if (this.#hasFeatures && received.ifMatch !== null && received.ifMatch !== tagOf(version)) {
          const data = { ...this.records.get(id), ...serve({ query: null, id }) };
          throw new Refusal(412, 'Someone else has changed this record', { data, version });
        }
        const data = this.records.update(id, body, made);
        return { message: 'Team updated successfully', data, version: tagOf(this.records.versionOf(id)) };
      }
      case 'listHistory': {
        check();
        const { series = '', user: author } = query;
        const found = this.records
          .entriesOf(series)
          .filter(({ by }) => author === undefined || String(by) === author)
          .map(historyEntry);
        return { message: 'Success', data: { data: found, totalData: found.length, totalPageCount: 1 } };
      }
      case 'restoreHistory': {
        check();
        const expected = received.ifMatch === null ? undefined : Number(received.ifMatch.slice(1, -1));
        const isForced = body['force'] === '1';
        const data = this.records.restore(Number(body['id']), { isForced, expected }, made);
        return { message: 'Restored successfully', data };
      }
      default:
        throw new Error(`The simulation does not use ${operationId}`);
    }
  }

  /** Runs a create with a key once. The same request with this key gets the first response. */
  #once(name: string, { key, body }: Received, create: () => Answer): Answer {
    if (!this.#hasFeatures || key === null) return create();
    const sent = JSON.stringify(body);
    const first = this.#keyed.get(name);
    if (first !== undefined && first.body !== sent) {
      throw new Refusal(422, 'This Idempotency-Key belongs to another request');
    }
    const answer = first?.answer ?? create();
    this.#keyed.set(name, { body: sent, answer });
    return answer;
  }
}

/** A version as an `ETag`. */
const tagOf = (version: number) => `"${version}"`;

/** An entry as in the contract. */
function historyEntry({ number, id, by, at, series, before, after, isRestore }: Entry) {
  const user = users.find((one) => one.id === by);
  const action = isRestore ? 'restore' : before === null ? 'create' : after === null ? 'delete' : 'update';
  return {
    id: number,
    entity: 'teams',
    record_id: id,
    record_name: (after ?? before)?.name ?? '',
    action,
    at: formatWire(at),
    user: { id: by, name: user?.firstName ?? 'Colleague' },
    session_id: null,
    series_id: series,
    changes: differences({ ...before }, { ...after }),
    is_restorable: true,
  };
}

function userData({ id, firstName, email }: User) {
  return {
    ...{ id, first_name: firstName, last_name: '', mobile_no: '', email, profile_pic: null },
    role_name: 'admin',
  };
}
