import { useActorRef, useSelector } from '@xstate/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useDraft, useDraftContent } from '#drafts/use-draft.ts';
import { profileFields } from '#entities/profile.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { canSave, isDirty, type ProfileSnapshot, type profileMachine } from '#machines/profile/machine.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { StoredUser } from '#machines/session/types.ts';
import { profileLogic } from '#session/account/profile-logic.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { DraftArea } from '../shared/draft/draft-area.tsx';
import { FieldCell, FieldGroup, FieldGroups } from '../shared/form/field-grid.tsx';
import { FormSkeleton } from '../shared/form/form-sheet.tsx';
import { LeaveGuard } from '../shared/form/leave-guard.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { profileContent, recordValues, restoreProfile } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { profilePaths, validateProfile } from './profile-rules.ts';
import { SessionsPart } from './sessions/sessions-part.tsx';

interface ProfileScreenProps {
  /** The user as stored on this device. */
  readonly user: StoredUser;
  /** Called after a save and on Cancel. Leads to /dashboard. */
  readonly onDone: () => void;
}

/** /profile, 'My Profile' (sections 2, 4 and 5). */
export function ProfileScreen({ user, onDone }: ProfileScreenProps) {
  const { session } = useServices();
  const api = useOwnApi();
  const text = useText();
  const [isChanging, setIsChanging] = useState(false);
  const [passwordChanges, setPasswordChanges] = useState(0);
  const profile = useActorRef(useLogic(profileLogic, api, user.id), {
    input: { initial: recordOf(user), validate: validateProfile, paths: profilePaths },
  });
  const isOnline = useOnline();
  const stage = useSelector(profile, (snapshot) => stageOf(snapshot, { isOnline }));
  const phone = useSelector(profile, ({ context }) => context.values.phone);
  const isVerifying = useSelector(profile, (snapshot) => snapshot.hasTag('dialog'));
  const hasUnsaved = useSelector(profile, isUnsaved);
  const draft = useDraft({ form: 'profile', id: null });
  const base = useSelector(profile, ({ context }) => context.base);
  useDraftContent(draft, profile, profileContent);
  useNotices(profile);
  useResumed(profile);
  useReconnected(() => {
    const { failure } = profile.getSnapshot().context;
    if (stage === 'failed' && failure?.kind === 'offline') profile.send({ type: 'profile.retry' });
  });

  useEffect(() => {
    const update = ({ changes }: { changes: Partial<StoredUser> }) => {
      const present = currentUser(session.getSnapshot());
      if (present?.id === user.id) session.send({ type: 'session.userUpdated', user: { ...present, ...changes } });
    };
    const subscriptions = [profile.on('profile.saved', update), profile.on('profile.savedLocally', update)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [profile, session, user.id]);

  useOutput(profile, () => onDone());

  return (
    <>
      <PageTitle heading={text('My Profile')} />
      <DraftArea
        draft={draft}
        form={profile}
        canRestore={canSave}
        fields={profileFields}
        record={stage === 'ready' ? recordValues(base) : undefined}
        onRestore={({ values }) => restoreProfile(profile, values)}
      />
      {stage === 'loading' && <SlowNotice calls={api.pending} />}
      {stage === 'loading' && <ProfileSkeleton />}
      {stage === 'failed' && <ProfileFailure profile={profile} isOnline={isOnline} />}
      {stage === 'ready' && (
        <ProfileForm
          profile={profile}
          draft={draft}
          calls={api.pending}
          onChangePassword={() => setIsChanging(true)}
          onCancel={onDone}
        />
      )}
      {/* A changed password ends the other sessions. */}
      {stage === 'ready' && <SessionsPart key={passwordChanges} />}
      {isChanging && (
        <DialogBoundary onClose={() => setIsChanging(false)}>
          <ChangePasswordDialog
            username={user.email || user.mobile_no}
            userId={user.id}
            onClose={(isChanged) => {
              setIsChanging(false);
              if (isChanged) setPasswordChanges(passwordChanges + 1);
            }}
          />
        </DialogBoundary>
      )}
      {isVerifying && (
        <DialogBoundary onClose={() => profile.send({ type: 'profile.phoneCancelled' })}>
          <PhoneDialog
            phone={phone}
            userId={user.id}
            onEnd={(isVerified) =>
              profile.send({ type: isVerified ? 'profile.phoneVerified' : 'profile.phoneCancelled' })
            }
          />
        </DialogBoundary>
      )}
      <LeaveGuard hasUnsaved={hasUnsaved} mustAsk={() => isUnsaved(profile.getSnapshot())} drafts={[draft]} />
    </>
  );
}

/** The shape of `ProfileForm`. */
function ProfileSkeleton() {
  return (
    <FormSkeleton>
      <FieldGroups>
        <FieldGroup>
          <FieldCell space="lines" />
        </FieldGroup>
        <FieldGroup>
          <FieldCell />
          <FieldCell />
          <FieldCell />
          <FieldCell />
          <FieldCell />
        </FieldGroup>
      </FieldGroups>
    </FormSkeleton>
  );
}

function recordOf({ first_name, last_name, mobile_no, email, profile_pic }: StoredUser) {
  return { firstName: first_name, lastName: last_name, phone: mobile_no, email, picture: profile_pic };
}

function stageOf(snapshot: ProfileSnapshot, { isOnline }: { isOnline: boolean }): 'loading' | 'failed' | 'ready' {
  if (snapshot.hasTag('loadFailed')) return 'failed';
  if (!snapshot.hasTag('loading')) return 'ready';
  // Offline no sign-in dialog is shown, so a skeleton would stay forever.
  return snapshot.hasTag('awaitingSignIn') && !isOnline ? 'failed' : 'loading';
}

function isUnsaved({ status, context }: ProfileSnapshot): boolean {
  return status === 'active' && isDirty(context);
}

interface ProfileFailureProps {
  readonly profile: ActorRefFrom<typeof profileMachine>;
  readonly isOnline: boolean;
}

/** Shown if the profile could not be read. It is not cached, so it needs a connection. */
function ProfileFailure({ profile, isOnline }: ProfileFailureProps) {
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
