import { useSelector } from '@xstate/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ActorRefFrom } from 'xstate';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { profileMachine } from '#machines/profile/machine.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';

interface ProfileFailureProps {
  readonly profile: ActorRefFrom<typeof profileMachine>;
  readonly isOnline: boolean;
}

/** Shown if the profile could not be read. It is not cached, so it needs a connection. */
export function ProfileFailure({ profile, isOnline }: ProfileFailureProps) {
  const text = useText();
  const serverText = useServerText();
  const failure = useSelector(profile, ({ context }) => context.failure);
  const retry = <Button onClick={() => profile.send({ type: 'profile.retry' })}>{text('Retry')}</Button>;
  if (!isOnline) {
    return (
      <EmptyState icon={CloudOff} tone="stale" title={text('Your profile needs a connection')} action={retry}>
        {text('You are offline. Your profile is not available offline.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text('Your profile could not be loaded')} action={retry}>
      {failure && serverText(failure.message)}
    </EmptyState>
  );
}
