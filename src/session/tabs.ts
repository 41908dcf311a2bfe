import type { SessionActor } from './session-actor.ts';

interface Message {
  readonly type: 'started' | 'ended';
  readonly userId: number | null;
}

/**
 * Keeps the tabs of one device with one person: a sign-out ends the session in all of them, and another person's
 * sign-in ends the former one's.
 */
export function joinTabs(session: SessionActor): void {
  const channel = new BroadcastChannel('session');
  const tell = (message: Message) => {
    channel.postMessage(message);
  };
  session.on('session.started', ({ userId }) => {
    tell({ type: 'started', userId });
  });
  session.on('session.ended', ({ userId }) => {
    tell({ type: 'ended', userId });
  });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ended') session.send({ type: 'session.endedElsewhere' });
    else if (data.userId !== null) session.send({ type: 'session.startedElsewhere', userId: data.userId });
  };
  session.subscribe({ complete: () => channel.close() });
}
