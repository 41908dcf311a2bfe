import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { missingFields } from '#import/conversion/targets.ts';
import { spreadsheetTypes } from '#import/reading/limits.ts';
import { type ImportDraft, listImports } from '#import/storage/import-draft.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { classNames } from '#ui/base/class-names.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import control from '#ui/form/control.module.css';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import css from './import.module.css';
import type { ImportActor } from './use-import.ts';

interface ChooseSourceProps {
  readonly work: ImportActor;
  readonly entity: Entity;
}

/** A file, dropped or chosen, or a paste from a spreadsheet. */
export function ChooseSource({ work, entity }: ChooseSourceProps) {
  const text = useText();
  const missing = missingFields(entity);
  const [isOver, setIsOver] = useState(false);
  const [pasted, setPasted] = useState('');

  function choose(file: File | null | undefined) {
    if (file) work.send({ type: 'import.choose', source: { name: file.name, content: file } });
  }

  function paste(source: string) {
    if (source.trim() !== '') work.send({ type: 'import.choose', source: { name: '', content: source } });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files.item(0));
  }

  return (
    <div className={classNames(layout['stack'], layout['narrow'])}>
      <UnfinishedImports entity={entity} />
      {missing.length > 0 && (
        <Banner kind="warning">
          {text('New records need {{fields}}, which a file cannot contain. Existing records can be updated.', {
            fields: missing.map(({ label }) => text(label)).join(', '),
          })}
        </Banner>
      )}
      <label
        className={classNames(css['drop'], isOver && css['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} />
        <strong>{text('Choose a spreadsheet')}</strong>
        <span>{text('Excel (.xlsx) or CSV, with the names of the columns in the first row. Or drop it here.')}</span>
        <VisuallyHidden>
          <input
            type="file"
            accept={spreadsheetTypes}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.item(0));
              currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
      </label>
      <div className={layout['tight']}>
        <label htmlFor="import-paste">{text('Or paste cells from a spreadsheet')}</label>
        <textarea
          id="import-paste"
          className={control['control']}
          rows={5}
          spellCheck={false}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          onPaste={(event) => {
            // A paste into an empty box is the whole table.
            const source = event.clipboardData.getData('text/plain');
            if (pasted !== '' || !source.includes('\n')) return;
            event.preventDefault();
            paste(source);
          }}
        />
        <div className={layout['row']}>
          <Button variant="primary" disabled={pasted.trim() === ''} onClick={() => paste(pasted)}>
            {text('Continue')}
          </Button>
          <span className={layout['note']}>{text('Nothing is saved until you have checked the rows.')}</span>
        </div>
      </div>
    </div>
  );
}

/** The imports of this list that were started on this device. */
function UnfinishedImports({ entity }: Pick<ChooseSourceProps, 'entity'>) {
  const text = useText();
  const { drafts, session } = useServices();
  const [imports, setImports] = useState<readonly ImportDraft[]>([]);
  const [now] = useState(Date.now);
  useEffect(() => {
    const userId = currentUser(session.getSnapshot())?.id;
    if (userId === undefined) return;
    void drafts
      .of(userId)
      .then((store) => listImports(store, entity.path))
      // They are also on the page of drafts, which says so if they cannot be read.
      .then(setImports, () => undefined);
  }, [drafts, session, entity]);
  return imports.map(({ series, fileName, rows, at }) => (
    <Banner
      key={series}
      kind="info"
      action={
        <LinkButton to={`/${entity.path}/import?series=${series}`} size="small">
          {text('Continue')}
        </LinkButton>
      }
    >
      {text('Unfinished import of {{file}}, started {{age}}. Rows: {{number}}', {
        file: fileName === '' ? text('pasted cells') : fileName,
        number: rows,
        age: formatAge(at, now, text.language),
      })}
    </Banner>
  ));
}
