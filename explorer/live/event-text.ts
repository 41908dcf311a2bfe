import type { Cause } from './messages.ts';
import type { LiveEvent, Recording } from './recording.ts';

/** The sender of an event: `user (click)`, `effect save`, `session x:0`, `timer`, `page`. */
export function causeText(cause: Cause): string {
  switch (cause.kind) {
    case 'user':
      return `user (${cause.by})`;
    case 'actor':
      return `${cause.name} ${cause.actor}`;
    case 'effect':
      return `effect ${cause.name}`;
    case 'timer':
      return 'timer';
    case 'page':
      return cause.by === null ? 'page' : `page (${cause.by})`;
  }
}

/** The type of an event as the tables name it, without what identifies the effect or the state. */
export function typeText({ event: { type, ...payload }, cause }: LiveEvent): string {
  if (type === 'xstate.init') return 'start';
  if (type === 'xstate.stop') return 'stop';
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`;
  if (!/^xstate\.(done|error)\.actor\./.test(type)) return type;
  const name = cause.kind === 'effect' || cause.kind === 'actor' ? cause.name : 'effect';
  if (type.startsWith('xstate.error.')) return `${name} throws`;
  const output: unknown = payload['output'];
  const kind = typeof output === 'object' && output !== null && 'kind' in output ? ` (${String(output.kind)})` : '';
  return `${name} ends${kind}`;
}

/** The machine and the name of the actor that received an event. */
export function receiverText({ receiver, actor }: LiveEvent, { actors }: Recording): string {
  return `${actors.get(receiver)?.machine ?? ''} ${actor}`;
}

/** The local time of day with milliseconds. */
export function timeText(at: number): string {
  const date = new Date(at);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const day = [date.getHours(), date.getMinutes(), date.getSeconds()].map((value) => part(value, 2)).join(':');
  return `${day}.${part(date.getMilliseconds(), 3)}`;
}
