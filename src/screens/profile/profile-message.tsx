import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { profileMachine } from '#machines/profile/machine.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';

/** Why the last save failed. If its result is unknown, the user can check it without sending it again. */
export function ProfileMessage({ profile }: { profile: ActorRefFrom<typeof profileMachine> }) {
  const text = useText();
  const serverText = useServerText();
  const failure = useSelector(profile, ({ context }) => context.failure);
  const isUnconfirmed = useSelector(profile, (snapshot) => snapshot.matches({ editing: 'unconfirmed' }));
  if (failure === null) return null;
  return (
    <Banner
      kind={failure.kind === 'unknown' ? 'warning' : 'error'}
      action={
        isUnconfirmed && (
          <Button size="small" onClick={() => profile.send({ type: 'profile.retry' })}>
            {text('Check again')}
          </Button>
        )
      }
    >
      {serverText(failure.message)}
    </Banner>
  );
}
