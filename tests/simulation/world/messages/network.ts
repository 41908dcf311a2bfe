import type { Recording } from '../../recording/recording.ts';
import type { Received, Server } from '../../server/server.ts';
import type { Random } from '../random.ts';
import type { Lane, Scheduler } from '../scheduler.ts';
import type { Site } from '../site.ts';
import { failed, html, json, readRequest, respondWith } from './messages.ts';

/**
 * The condition of the connection between the device and the server.
 *
 * - `fair`: fast responses; occasionally a single call fails.
 * - `slow`: responses take seconds.
 * - `dead`: nothing gets through; `unplugged`: the same, and the device reports it.
 * - `portal`: every response is a captive portal's page.
 * - `broken`: the server responds with 500.
 */
export type Condition = 'fair' | 'slow' | 'dead' | 'unplugged' | 'portal' | 'broken';

/** What happens to one call. `arrives late`: the caller gets an error, and the server receives the call after that. */
export type CallOutcome =
  | 'ok'
  | 'late'
  | 'lost'
  | 'arrives late'
  | 'silent'
  | 'hangs'
  | 'hangs, done'
  | 'response lost'
  | 'portal'
  | '500'
  | '401'
  | 'gateway'
  | 'gateway, done';

const portalPage = '<!doctype html><title>Sign in to this network</title>';

/** What can be observed of a call from outside. */
export interface Call {
  readonly from: string;
  readonly sentAt: number;
  /** When its response or error reached the caller. */
  settledAt: number | null;
  /** Whether a response reached the caller. */
  isAnswered: boolean;
}

interface Dependencies {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server: Server;
  readonly site: Site;
  readonly note: (what: string) => void;
  readonly recording: Recording;
}

/** The connection from the device to the server and to the app's host, with all its failures. */
export class Network {
  readonly #dependencies: Dependencies;
  readonly #lane: Lane;
  condition: Condition = 'fair';
  /** No more failures. */
  isPerfect = false;
  /** Every call by its number, from 1. */
  readonly calls: Call[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#lane = dependencies.scheduler.open('network');
  }

  /** A call from a tab or a worker, which receives the result in its own lane. */
  async send(request: Request, caller: Lane): Promise<Response> {
    const { random, scheduler, recording } = this.#dependencies;
    const call: Call = { from: caller.name, sentAt: scheduler.now, settledAt: null, isAnswered: false };
    this.calls.push(call);
    const received = await scheduler.waitFor(readRequest(request, this.calls.length));
    const outcome = this.#pickOutcome(received);
    const name = `${received.method} ${received.url.pathname}${received.url.search}`;
    const short = `${received.number} ${received.method} ${received.url.pathname}`;
    recording.happens('network', `${caller.name} sends ${short}${outcome === 'ok' ? '' : `: ${outcome}`}`);
    if (outcome !== 'ok') this.#dependencies.note(`call ${received.number} (${name}): ${outcome}`);
    return await new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const settle = (result: () => Response) =>
        scheduler.schedule(caller, this.#delay(outcome), () => {
          call.settledAt = scheduler.now;
          try {
            resolve(result());
            call.isAnswered = true;
            recording.happens('network', `${caller.name} gets the response to ${short}`);
          } catch (error) {
            recording.happens('network', `${caller.name} gets no response to ${short}`);
            reject(error);
          }
        });
      if (outcome === 'arrives late') {
        scheduler.schedule(this.#lane, random.between(1000, 40_000), () => this.#arrive(received, outcome));
        settle(failed);
        return;
      }
      scheduler.schedule(this.#lane, this.#delay('ok'), () => {
        const result = this.#arrive(received, outcome);
        // No response and no error, ever.
        if (outcome !== 'hangs' && outcome !== 'hangs, done') settle(result);
      });
    });
  }

  /** Returns what the caller will receive. The server has done its part by then. */
  #arrive(received: Received, outcome: CallOutcome): () => Response {
    if (outcome === 'lost' || outcome === 'silent' || outcome === 'hangs') return failed;
    if (outcome === 'portal') return () => html(200, portalPage);
    if (outcome === 'gateway') return () => html(504, 'Gateway Time-out');
    if (outcome === '500') return () => json(500, { status: false, message: 'Something went wrong on the server' });
    if (outcome === '401') return () => json(401, { status: false, message: 'Please sign in' });
    const { server, site, scheduler, recording } = this.#dependencies;
    const isCall = received.url.pathname.startsWith('/api/');
    const { status, body, type, version } = isCall
      ? { version: undefined, ...server.respond(received, scheduler.now), type: 'application/json' }
      : { version: undefined, ...site.respond(received.url) };
    recording.happens('server', `${received.number} ${received.method} ${received.url.pathname}: ${status}`);
    if (outcome === 'response lost' || outcome === 'hangs, done') return failed;
    if (outcome === 'gateway, done') return () => html(504, 'Gateway Time-out');
    return () => (typeof body === 'string' ? respondWith(status, type, body) : json(status, body, version));
  }

  #pickOutcome({ method, url, token }: Received): CallOutcome {
    const { random } = this.#dependencies;
    const isCall = url.pathname.startsWith('/api/');
    const isWrite = isCall && token !== null && method !== 'GET';
    switch (this.condition) {
      case 'dead':
        return random.chance(0.3) ? 'silent' : 'lost';
      case 'unplugged':
        return 'lost';
      case 'portal':
        return 'portal';
      case 'broken':
        return isCall ? '500' : 'ok';
      case 'slow':
        return 'late';
      case 'fair': {
        if (this.isPerfect || !random.chance(isWrite ? 0.4 : 0.12)) return 'ok';
        if (!isCall) return random.pick(['lost', 'late', 'portal']);
        const outcomes = [
          'lost',
          'arrives late',
          'response lost',
          'response lost',
          'late',
          'hangs',
          'hangs, done',
          'portal',
          '500',
          'gateway',
          'gateway, done',
        ] as const;
        // A call without a token cannot be rejected with 401.
        return random.pick<CallOutcome>(token === null ? outcomes : [...outcomes, '401']);
      }
    }
  }

  #delay(outcome: CallOutcome): number {
    const { random } = this.#dependencies;
    if (outcome === 'silent') return random.between(20_000, 90_000);
    if (outcome === 'late') return random.between(1000, 12_000);
    return random.chance(0.3) ? random.between(0, 2) : random.between(5, 400);
  }
}
