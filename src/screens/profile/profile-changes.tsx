import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { profileFields } from '#entities/profile.ts';
import { useText } from '#i18n/use-text.ts';
import type { profileMachine } from '#machines/profile/machine.ts';
import { Banner } from '#ui/layout/banner.tsx';

/** Shows what others have changed in the meantime, before a save would overwrite it. */
export function ProfileChanges({ profile }: { profile: ActorRefFrom<typeof profileMachine> }) {
  const text = useText();
  const changed = useSelector(profile, ({ context }) => context.changedElsewhere);
  const base = useSelector(profile, ({ context }) => context.base);
  if (changed.length === 0) return null;
  const currentValues = changed.map((name) => {
    const shown = name === 'picture' ? base.picture && text('A new picture') : base[name];
    return `${text(profileFields[name].label)}: ${shown || '–'}`;
  });
  return (
    <Banner kind="warning">
      {text('Your profile was changed elsewhere after you opened it. Nothing was sent. Current values:')}{' '}
      <strong>{currentValues.join(' · ')}</strong> {text('Look at your changes and press Save again.')}
    </Banner>
  );
}
