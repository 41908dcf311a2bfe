import { AsyncResource } from 'node:async_hooks';
import { Client, Pool } from 'pg';
import { currentRequest } from '#server/observability/current-request.ts';
import { endsConnection } from './interruption.ts';

/** After this time a statement of a request counts as lost, in milliseconds. A network that is cut reports nothing. */
const statementTimeoutMs = 10_000;

type Query = (this: Client, ...given: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

const { query } = Client.prototype as { readonly query: Query };

/**
 * A connection that marks each statement with the request that it belongs to, for the log of the database, and limits its
 * time. It ends itself after an error that makes it useless, so that the pool opens another one.
 */
export class RequestClient extends Client {}

RequestClient.prototype.query = function (this: Client, ...given: unknown[]) {
  const [statement, ...rest] = given;
  const text = textOf(statement);
  if (text === undefined) return query.apply(this, given);
  const request = currentRequest();
  const failed = (error: unknown) => {
    if (endsConnection(error)) void this.end().catch(() => undefined);
  };
  const marked = request === undefined ? statement : markedWith(request.id, statement, text);
  const callback = rest.at(-1);
  if (isCallback(callback)) {
    const settle = (error: unknown, result: unknown) => {
      failed(error);
      callback(error, result);
    };
    return query.apply(this, [marked, ...rest.slice(0, -1), settle]);
  }
  const result = query.apply(this, [marked, ...rest]) as Promise<unknown>;
  result.catch(failed);
  return result;
} as Client['query'];

/**
 * A pool whose queries run for the request that sends them. One that waits for a connection gets it in the code of the request
 * that releases it.
 */
export class RequestPool extends Pool {}

type Connect = (this: Pool, callback?: (...given: unknown[]) => unknown) => unknown;

const { connect } = Pool.prototype as { readonly connect: Connect };

RequestPool.prototype.connect = function (this: Pool, callback?: (...given: unknown[]) => unknown) {
  return callback === undefined ? connect.apply(this) : connect.apply(this, [AsyncResource.bind(callback)]);
} as Pool['connect'];

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** Undefined for a cursor or a stream, which brings its own way to submit itself. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

/** The format of sqlcommenter, which monitoring tools read. */
function markedWith(id: string, statement: unknown, text: string): object {
  const more = typeof statement === 'object' ? statement : {};
  return { ...more, text: `${text} /*request_id='${id}'*/`, query_timeout: statementTimeoutMs };
}
