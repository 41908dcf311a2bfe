import { useState } from 'react';
import { formatAge } from '#i18n/format-age.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import type { Draft } from '#machines/draft/types.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import layout from '#ui/layout/layout.module.css';
import { changedIn, type DraftForm, draftName } from './draft-form.ts';
import { DraftSending, type DraftSendingProps } from './draft-sending.tsx';
import { DiscardDialog } from './removable-drafts.tsx';

interface DraftCardProps extends Omit<DraftSendingProps, 'entity' | 'name' | 'children'> {
  readonly form: DraftForm;
  readonly isSent: boolean;
  readonly onDiscard: () => void;
}

const statuses: Readonly<Record<Draft['status'], Text>> = {
  typing: 'Unfinished',
  waiting: 'Waiting to be sent',
  unsure: 'Sent, no reply from the server',
};

/** One draft: its record, age and status, with the actions on it. */
export function DraftCard({ form, isSent, onDiscard, ...sending }: DraftCardProps) {
  const { draft } = sending;
  const text = useText();
  const [now] = useState(Date.now);
  const [isAsking, setIsAsking] = useState(false);
  const record = text(form.label);
  const name = draftName(form, draft);
  const isEdit = form.entity !== null && draft.place.id !== null;
  const isImport = form.importedFile !== undefined;
  const kind = isImport
    ? text('Import {{list}}', { list: record })
    : form.entity === null
      ? record
      : text(isEdit ? 'Edit {{record}}' : 'Create {{record}}', { record });
  const changed = changedIn(form, draft);
  const title = name === '' ? kind : name;
  const open = (
    <LinkButton to={form.to} aria-label={text('Open {{name}}', { name: title })}>
      {text('Open')}
    </LinkButton>
  );
  const discard = (
    <Button onClick={() => setIsAsking(true)} aria-label={text('Discard {{name}}', { name: title })}>
      {text('Discard')}
    </Button>
  );
  return (
    <Card title={title}>
      <div className={layout['tight']}>
        <p className={layout['note']}>
          <span>{`${kind} · ${formatAge(draft.at, now, text.language)} · `}</span>
          <strong>{text(isSent ? 'Sent' : statuses[draft.status])}</strong>
        </p>
        {changed.length > 0 && (
          <p className={layout['note']}>
            {text('Changed: {{fields}}', { fields: changed.map((label) => text(label)).join(', ') })}
          </p>
        )}
        {form.entity === null ? (
          <>
            <p>{text(isImport ? 'Open the import to continue it.' : 'Open the form to send this.')}</p>
            <div className={layout['row']}>
              {open}
              {discard}
            </div>
          </>
        ) : (
          <DraftSending {...sending} entity={form.entity} name={title}>
            {open}
            {discard}
          </DraftSending>
        )}
      </div>
      <DiscardDialog
        open={isAsking}
        title={text('Discard {{name}}?', { name: title })}
        onConfirm={onDiscard}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
