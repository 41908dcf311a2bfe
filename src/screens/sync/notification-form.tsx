import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { useDraftContent } from '#drafts/use-draft.ts';
import type { TextField } from '#fields/field.ts';
import { rowValues } from '#fields/kinds/rows.ts';
import { textIn } from '#fields/value.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { visibleErrors } from '#machines/field-errors.ts';
import {
  canRestore,
  type customNotificationMachine,
  mayHaveBeenSent,
  type NotificationSendSnapshot,
  resultOf,
} from '#machines/notification-send/machine.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { classNames } from '#ui/base/class-names.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { controlId } from '#ui/controls/control.ts';
import { FieldControl } from '#ui/controls/field-control.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { DraftArea } from '../shared/draft/draft-area.tsx';
import { DraftState } from '../shared/draft/draft-state.tsx';
import { useNotices } from '../shared/use-notices.ts';
import css from './sync.module.css';

interface NotificationFormProps {
  /** The name of the form in the draft's key. */
  readonly name: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, TextField>>;
  readonly sending: ActorRefFrom<typeof customNotificationMachine>;
  readonly draft: DraftActor;
  readonly calls: PendingCalls;
}

/** The form of a notification. Sends it once, after a confirmation that shows its content. */
export function NotificationForm({ name: form, title, fields, sending, draft, calls }: NotificationFormProps) {
  const text = useText();
  const serverText = useServerText();
  const id = useId();
  const isOnline = useOnline();
  const empty = rowValues(fields);
  const context = useSelector(sending, (snapshot) => snapshot.context);
  const errors = visibleErrors(context);
  useDraftContent(draft, sending, (snapshot) => notificationContent(snapshot, { form, empty }));
  useNotices(sending);

  useEffect(() => {
    const subscription = sending.on('focusField', ({ name }) => {
      // Wait until the dialog has closed and restored the focus.
      requestAnimationFrame(() => document.getElementById(controlId(name))?.focus());
    });
    return () => subscription.unsubscribe();
  }, [sending]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isOnline) sending.send({ type: 'callForm.submit' });
  }

  return (
    <Card title={title}>
      <form className={layout['stack']} aria-label={title} onSubmit={submit} noValidate>
        <NotificationResult sending={sending} />
        <DraftArea
          draft={draft}
          form={sending}
          canRestore={canRestore}
          fields={fields}
          record={empty}
          onRestore={({ values }) => {
            for (const name of Object.keys(fields)) {
              const value = values[name];
              if (typeof value === 'string') sending.send({ type: 'callForm.change', name, value });
            }
          }}
        />
        {Object.entries(fields).map(([name, field]) => (
          <FieldControl
            key={name}
            field={field}
            name={name}
            mode="create"
            value={context.values[name] ?? ''}
            error={errors[name] && serverText(errors[name])}
            disabled={false}
            onChange={(value) => sending.send({ type: 'callForm.change', name, value: textIn(value) })}
            onBlur={() => sending.send({ type: 'callForm.blur', name })}
          />
        ))}
        <div className={layout['row']}>
          <Button
            type="submit"
            variant="primary"
            disabled={!isOnline}
            aria-describedby={isOnline ? undefined : id}
            onMouseDown={keepFocus}
          >
            {text('Send')}
          </Button>
          <span id={id} className={classNames(layout['note'], layout['grow'])} role="status">
            <DraftState draft={draft} />
            {!isOnline && (
              <span>{` ${text('You are offline. Notifications can be sent when you are back online.')}`}</span>
            )}
          </span>
        </div>
      </form>
      <NotificationQuestion fields={fields} sending={sending} calls={calls} />
    </Card>
  );
}

interface EmptyForm {
  readonly form: string;
  readonly empty: DraftContent['base'];
}

/** The content of the form's draft. Drafts of notifications are never sent: the user checks an unknown result. */
function notificationContent(snapshot: NotificationSendSnapshot, { form, empty }: EmptyForm): DraftContent | null {
  const { values } = snapshot.context;
  if (Object.values(values).every((value) => value === '')) return null;
  const isUnsure = snapshot.hasTag('busy') || mayHaveBeenSent(snapshot);
  return { place: { form, id: null }, status: isUnsure ? 'unsure' : 'typing', base: empty, values };
}

/** Shows the content of the notification and asks for confirmation. */
function NotificationQuestion({ fields, sending, calls }: Pick<NotificationFormProps, 'fields' | 'sending' | 'calls'>) {
  const text = useText();
  const isOpen = useSelector(sending, (snapshot) => snapshot.hasTag('dialog'));
  const busy = useSelector(sending, (snapshot) => snapshot.hasTag('busy'));
  const isRepeated = useSelector(sending, mayHaveBeenSent);
  const values = useSelector(sending, ({ context }) => context.values);
  const filled = Object.entries(fields).filter(([name]) => values[name] !== '');
  return (
    <ConfirmDialog
      open={isOpen}
      title={text('Send this notification?')}
      confirmLabel={text('Send now')}
      busy={busy}
      notice={<SlowNotice calls={calls} />}
      onConfirm={() => sending.send({ type: 'callForm.confirm' })}
      onCancel={() => sending.send({ type: 'callForm.cancel' })}
    >
      <dl className={css['values']}>
        {filled.map(([name, { label }]) => (
          <div key={name}>
            <dt>{text(label)}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
      </dl>
      <p>{text('It is sent once, immediately, and cannot be undone.')}</p>
      {isRepeated && <p className={css['second']}>{text('It may have been sent already.')}</p>}
    </ConfirmDialog>
  );
}

/** The result of the last attempt: sent, failed or unknown. */
function NotificationResult({ sending }: Pick<NotificationFormProps, 'sending'>) {
  const text = useText();
  const serverText = useServerText();
  const result = useSelector(sending, resultOf);
  const failure = useSelector(sending, ({ context }) => context.failure);
  const sent = useSelector(sending, ({ context }) => Object.values(context.sent ?? {})[0] ?? '');
  const reason = failure === null ? '' : serverText(failure.message);
  if (result === 'none') return null;
  if (result === 'sent') return <Banner kind="success">{text('Sent: {{what}}', { what: sent })}</Banner>;
  if (result === 'unknown') {
    return (
      <Banner kind="warning">
        {`${reason} ${text('The server did not reply. The notification may have been sent. Check before you send it again.')}`}
      </Banner>
    );
  }
  return (
    <Banner kind="error">
      {failure?.kind === 'sessionExpired'
        ? text('The notification was not sent because your session expired. Log in, then press Send again.')
        : text('The notification was not sent: {{reason}}', { reason })}
    </Banner>
  );
}
