import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { controlId } from '#controls/control.ts';
import type { Entity } from '#entities/define.ts';
import { fieldsOn } from '#fields/field.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { formMachine } from '#machines/form/machine.ts';
import { isDirty } from '#machines/form/selectors.ts';
import type { FormMode } from '#machines/form/types.ts';
import { Banner } from '#ui/banner.tsx';
import { FormSheet } from '../form-sheet.tsx';
import { FormField } from './form-field.tsx';
import { FormRows } from './form-rows.tsx';

export type FormActor = ActorRefFrom<typeof formMachine>;

interface EntityFormProps {
  readonly entity: Entity;
  readonly mode: FormMode;
  readonly form: FormActor;
  readonly onCancel: () => void;
}

/** The fields of a record, with what its last save came to. */
export function EntityForm({ entity, mode, form, onCancel }: EntityFormProps) {
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const dirty = useSelector(form, ({ context }) => isDirty(context));

  useEffect(() => {
    const subscription = form.on('form.focusField', ({ name }) => document.getElementById(controlId(name))?.focus());
    return () => subscription.unsubscribe();
  }, [form]);

  return (
    <FormSheet busy={busy} dirty={dirty} onSave={() => form.send({ type: 'form.save' })} onCancel={onCancel}>
      <FormMessages form={form} />
      {fieldsOn(mode, entity.fields).map(([name, field]) =>
        field.kind === 'rows' ? (
          <FormRows key={name} form={form} field={field} name={name} />
        ) : (
          <FormField key={name} form={form} field={field} name={name} mode={mode} />
        ),
      )}
    </FormSheet>
  );
}

/** What the last save came to, where it belongs to no field. */
function FormMessages({ form }: { form: FormActor }) {
  const text = useText();
  const serverText = useServerText();
  const failure = useSelector(form, ({ context }) => context.failure);
  const messages = useSelector(form, ({ context }) => context.messages);
  const changedElsewhere = useSelector(form, ({ context }) => context.changedElsewhere !== null);
  const isUnconfirmed = failure?.kind === 'unknown';
  return (
    <>
      {changedElsewhere && (
        <Banner kind="warning">{text('Somebody else has changed this record since you opened it.')}</Banner>
      )}
      {messages.map((message) => (
        <Banner key={message} kind={isUnconfirmed ? 'warning' : 'error'}>
          {serverText(message)} {isUnconfirmed && text('No answer came. Look in the list before you send it again.')}
        </Banner>
      ))}
    </>
  );
}
