import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { limits } from '#domain/limits.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { profileFields } from '#entities/profile.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { changedFields } from '#machines/profile/fields.ts';
import { type ProfileSnapshot, type profileMachine, visibleErrors } from '#machines/profile/machine.ts';
import type { ProfileField } from '#machines/profile/types.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import { NumberTextField } from '#ui/form/number-text-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { FieldCell, FieldGroup, FieldGroups } from '../shared/form/field-grid.tsx';
import { FormSheet } from '../shared/form/form-sheet.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { useFocusField } from '../shared/use-focus-field.ts';
import css from './profile-form.module.css';

interface ProfileFormProps {
  readonly profile: ActorRefFrom<typeof profileMachine>;
  readonly draft: DraftActor;
  /** The form's pending calls. */
  readonly calls: PendingCalls;
  readonly onChangePassword: () => void;
  readonly onCancel: () => void;
}

/** The fields of section 2. The email address is shown and sent unchanged. */
export function ProfileForm({ profile, draft, calls, onChangePassword, onCancel }: ProfileFormProps) {
  const text = useText();
  const serverText = useServerText();
  const context = useSelector(profile, (snapshot) => snapshot.context);
  const busy = useSelector(profile, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const isSaved = useSelector(profile, ({ status }) => status === 'done');
  const isOnline = useOnline();
  const id = useId();
  const { values, base } = context;
  const errors = visibleErrors(context);

  useFocusField(profile, id);

  const common = (name: ProfileField) => ({
    id: id + name,
    name,
    error: errors[name] && serverText(errors[name]),
    onBlur: () => profile.send({ type: 'profile.blur', name }),
  });
  const line = (name: Exclude<ProfileField, 'picture'>) => ({
    ...common(name),
    value: values[name],
    onChange: (value: string) => profile.send({ type: 'profile.change', name, value }),
  });

  return (
    <FormSheet
      busy={busy}
      isSaved={isSaved}
      changed={changedFields(values, base)}
      fields={profileFields}
      draft={draft}
      isPart
      onSave={() => profile.send({ type: 'profile.save' })}
      onCancel={onCancel}
      notice={<SlowNotice calls={calls} />}
    >
      <ProfileMessage profile={profile} />
      <ProfileChanges {...context} />
      <FieldGroups>
        <FieldGroup>
          <FieldCell space="lines">
            <FileInput
              {...common('picture')}
              label={text('Profile Picture')}
              required={base.picture !== null}
              // A URL, or a file that was chosen in this form.
              value={values.picture as File | string | null}
              onChange={(value) => profile.send({ type: 'profile.change', name: 'picture', value })}
            />
          </FieldCell>
        </FieldGroup>
        <FieldGroup>
          <FieldCell>
            <TextField {...line('firstName')} label={text('First Name')} required autoComplete="given-name" />
          </FieldCell>
          <FieldCell>
            <TextField {...line('lastName')} label={text('Last Name')} required autoComplete="family-name" />
          </FieldCell>
          <FieldCell>
            <NumberTextField
              {...line('phone')}
              label={text('Mobile Number')}
              autoComplete="tel-national"
              maxLength={limits.phoneLength}
              isPhone
            />
          </FieldCell>
          <FieldCell>
            <TextField
              label={text('Email')}
              type="email"
              autoComplete="email"
              value={base.email}
              readOnly
              onChange={() => undefined}
            />
          </FieldCell>
          <FieldCell>
            <div className={css['password']}>
              <PasswordField
                label={text('Password')}
                autoComplete="current-password"
                value="••••••••"
                disabled
                onChange={() => undefined}
              />
              <Button
                disabled={!isOnline}
                aria-describedby={isOnline ? undefined : `${id}offline`}
                onMouseDown={keepFocus}
                onClick={({ currentTarget }) => {
                  // The dialog returns the focus to this button. Safari does not focus a pressed button.
                  currentTarget.focus();
                  onChangePassword();
                }}
              >
                {text('Change Password')}
              </Button>
            </div>
          </FieldCell>
        </FieldGroup>
      </FieldGroups>
      <OfflineReason id={`${id}offline`} isOnline={isOnline} />
    </FormSheet>
  );
}

/** Why the last save failed. If its result is unknown, the user can check it without sending it again. */
function ProfileMessage({ profile }: { profile: ActorRefFrom<typeof profileMachine> }) {
  const text = useText();
  const serverText = useServerText();
  const failure = useSelector(profile, ({ context }) => context.failure);
  const isUnconfirmed = useSelector(profile, (snapshot) => snapshot.hasTag('unconfirmed'));
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

/** Shows what others have changed in the meantime, before a save would overwrite it. */
function ProfileChanges({ changedElsewhere: changed, base }: ProfileSnapshot['context']) {
  const text = useText();
  if (changed.length === 0) return null;
  const currentValues = changed.map((name) => {
    const shown = name === 'picture' ? base.picture && text('A new picture') : base[name];
    return `${text(profileFields[name].label)}: ${shown || '–'}`;
  });
  return (
    <Banner kind="warning">
      <span>
        {`${text('Your profile was changed elsewhere after you opened it. Nothing was sent. Current values:')} `}
      </span>
      <strong>{currentValues.join(' · ')}</strong>
      <span>{` ${text('Look at your changes and press Save again.')}`}</span>
    </Banner>
  );
}
