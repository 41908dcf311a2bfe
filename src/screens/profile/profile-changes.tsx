import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { profileFields } from '#entities/profile.ts';
import { useText } from '#i18n/use-text.ts';
import type { profileMachine } from '#machines/profile/machine.ts';
import { Banner } from '#ui/layout/banner.tsx';

/** What was changed elsewhere while the form was filled in, told before anything is sent over it. */
export function ProfileChanges({ profile }: { profile: ActorRefFrom<typeof profileMachine> }) {
  const text = useText();
  const changed = useSelector(profile, ({ context }) => context.changedElsewhere);
  const base = useSelector(profile, ({ context }) => context.base);
  if (changed.length === 0) return null;
  const said = changed.map((name) => {
    const shown = name === 'picture' ? base.picture && text('A new picture') : base[name];
    return `${text(profileFields[name].label)}: ${shown || '–'}`;
  });
  return (
    <Banner kind="warning">
      {text('Your profile was changed elsewhere since you opened it. Nothing has been sent. It says now:')}{' '}
      <strong>{said.join(' · ')}</strong> {text('Look at your changes and press Save again.')}
    </Banner>
  );
}
