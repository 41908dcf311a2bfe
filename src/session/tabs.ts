import type { SessionActor } from './session-actor.ts';

interface Message {
  readonly type: 'started' | 'ended';
  readonly userId: number | null;
}

/** Keeps the tabs of one browser on one user: a sign-out, or the sign-in of another user, ends the session in all tabs. */
export function joinTabs(session: SessionActor): void {
  const channel = new BroadcastChannel('session');
  const post = (message: Message) => {
    channel.postMessage(message);
  };
  session.on('session.started', ({ userId }) => {
    post({ type: 'started', userId });
  });
  session.on('session.ended', ({ userId }) => {
    post({ type: 'ended', userId });
  });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ended') session.send({ type: 'session.endedElsewhere' });
    else if (data.userId !== null) session.send({ type: 'session.startedElsewhere', userId: data.userId });
  };
  session.subscribe({ complete: () => channel.close() });
}
