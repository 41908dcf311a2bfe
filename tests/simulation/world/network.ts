import type { Received, Server } from '../server/server.ts';
import { answer, failed, html, json, read } from './messages.ts';
import type { Random } from './random.ts';
import type { Lane, Scheduler } from './scheduler.ts';
import type { Site } from './site.ts';

/**
 * How things are between the device and the server.
 *
 * - `fair`: answers come soon; now and then a single call goes wrong.
 * - `slow`: they take seconds.
 * - `dead`: nothing gets through, `unplugged` with the device knowing it.
 * - `portal`: every answer is a captive portal's page.
 * - `broken`: the server answers 500.
 */
export type Weather = 'fair' | 'slow' | 'dead' | 'unplugged' | 'portal' | 'broken';

/** What becomes of one call. `arrives late`: its caller hears of a failure, and the server receives it after that. */
export type Fate =
  | 'answered'
  | 'late'
  | 'lost'
  | 'arrives late'
  | 'silent'
  | 'hangs'
  | 'hangs, done'
  | 'answer lost'
  | 'portal'
  | '500'
  | '401'
  | 'gateway'
  | 'gateway, done';

const portalPage = '<!doctype html><title>Sign in to this network</title>';

/** What is known of a call from outside. */
export interface Call {
  readonly from: string;
  readonly sentAt: number;
  /** When its answer, or its failure, reached who made it. */
  heardAt: number | null;
}

interface Needs {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server: Server;
  readonly site: Site;
  readonly note: (what: string) => void;
}

/** The way from the device to the server and to the app's host, with all that goes wrong on it. */
export class Network {
  readonly #needs: Needs;
  readonly #lane: Lane;
  weather: Weather = 'fair';
  /** Nothing goes wrong any more. */
  isPerfect = false;
  /** Every call by its number, from 1. */
  readonly calls: Call[] = [];

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#lane = needs.scheduler.open('network');
  }

  /** A call from a tab or a worker, which hears of its end in its own lane. */
  async send(request: Request, caller: Lane): Promise<Response> {
    const { random, scheduler } = this.#needs;
    const call: Call = { from: caller.name, sentAt: scheduler.now, heardAt: null };
    this.calls.push(call);
    const received = await scheduler.hold(read(request, this.calls.length));
    const fate = this.#fateOf(received);
    const name = `${received.method} ${received.url.pathname}${received.url.search}`;
    if (fate !== 'answered') this.#needs.note(`call ${received.number} (${name}) is ${fate}`);
    return await new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const hear = (answer: () => Response) =>
        scheduler.later(caller, this.#delay(fate), () => {
          call.heardAt = scheduler.now;
          try {
            resolve(answer());
          } catch (error) {
            reject(error);
          }
        });
      if (fate === 'arrives late') {
        scheduler.later(this.#lane, random.between(1000, 40_000), () => this.#arrive(received, fate));
        hear(failed);
        return;
      }
      scheduler.later(this.#lane, this.#delay('answered'), () => {
        const heard = this.#arrive(received, fate);
        // Nothing comes back, ever: no answer, and no error.
        if (fate !== 'hangs' && fate !== 'hangs, done') hear(heard);
      });
    });
  }

  /** What the caller will hear: the server has done its part when it does. */
  #arrive(received: Received, fate: Fate): () => Response {
    if (fate === 'lost' || fate === 'silent' || fate === 'hangs') return failed;
    if (fate === 'portal') return () => html(200, portalPage);
    if (fate === 'gateway') return () => html(504, 'Gateway Time-out');
    if (fate === '500') return () => json(500, { status: false, message: 'Something went wrong on the server' });
    if (fate === '401') return () => json(401, { status: false, message: 'Please sign in' });
    const { server, site, scheduler } = this.#needs;
    const isCall = received.url.pathname.startsWith('/api/');
    const { status, body, type } = isCall
      ? { ...server.answer(received, scheduler.now), type: 'application/json' }
      : site.answer(received.url);
    if (fate === 'answer lost' || fate === 'hangs, done') return failed;
    if (fate === 'gateway, done') return () => html(504, 'Gateway Time-out');
    return () => (typeof body === 'string' ? answer(status, type, body) : json(status, body));
  }

  #fateOf({ method, url, token }: Received): Fate {
    const { random } = this.#needs;
    const isCall = url.pathname.startsWith('/api/');
    const isWrite = isCall && token !== null && method !== 'GET';
    switch (this.weather) {
      case 'dead':
        return random.chance(0.3) ? 'silent' : 'lost';
      case 'unplugged':
        return 'lost';
      case 'portal':
        return 'portal';
      case 'broken':
        return isCall ? '500' : 'answered';
      case 'slow':
        return 'late';
      case 'fair': {
        if (this.isPerfect || !random.chance(isWrite ? 0.4 : 0.12)) return 'answered';
        if (!isCall) return random.pick(['lost', 'late', 'portal']);
        const fates = [
          'lost',
          'arrives late',
          'answer lost',
          'answer lost',
          'late',
          'hangs',
          'hangs, done',
          'portal',
          '500',
          'gateway',
          'gateway, done',
        ] as const;
        // Whoever brings no token cannot be told that it is refused.
        return random.pick<Fate>(token === null ? fates : [...fates, '401']);
      }
    }
  }

  #delay(fate: Fate): number {
    const { random } = this.#needs;
    if (fate === 'silent') return random.between(20_000, 90_000);
    if (fate === 'late') return random.between(1000, 12_000);
    return random.chance(0.3) ? random.between(0, 2) : random.between(5, 400);
  }
}
