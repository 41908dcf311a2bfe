import { useSelector } from '@xstate/react';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import { importStages } from '#machines/import/types.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Progress } from '#ui/loading/progress.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Spinner } from '#ui/loading/spinner.tsx';
import { AnswerQuestions } from './answer-questions.tsx';
import { CheckRows } from './check-rows.tsx';
import { ChooseSource } from './choose-source.tsx';
import { LeaveImport } from './leave-import.tsx';
import { MatchColumns } from './match-columns.tsx';
import { SendProgress } from './send-progress.tsx';
import { type ImportActor, type ImportWorkProps, useImport } from './use-import.ts';
import { useStoredImport } from './use-stored-import.ts';

interface ImportScreenProps {
  readonly entity: Entity;
  /** The id of the import, on this device and in the history: a UUID. */
  readonly series: string;
  readonly onClosed: () => void;
}

/** Imports the rows of a spreadsheet into a list. Continues an import of an earlier visit. */
export function ImportScreen({ entity, series, onClosed }: ImportScreenProps) {
  const text = useText();
  const { storage, stored, retry } = useStoredImport(entity, series);
  const options = useOptionStore();

  return (
    <OptionStoreContext value={options}>
      <div className={layout['screen']}>
        <PageTitle heading={text('Import {{list}}', { list: text(entity.label) })}>
          <LinkButton to={`/${entity.path}`}>{text('Back to the list')}</LinkButton>
        </PageTitle>
        {stored === 'loading' && <Skeleton shape="box" />}
        {stored === 'failed' && (
          <EmptyState
            title={text('The import could not be read')}
            action={<Button onClick={retry}>{text('Retry')}</Button>}
          >
            {text('The storage of this device does not respond.')}
          </EmptyState>
        )}
        {stored !== 'loading' && stored !== 'failed' && (
          <ImportWork {...{ entity, series, storage, stored, onClosed }} />
        )}
      </div>
    </OptionStoreContext>
  );
}

function ImportWork(props: ImportWorkProps) {
  const { entity } = props;
  const { work, calls, readPart } = useImport(props);
  return (
    <>
      <LeaveImport work={work} />
      <SlowNotice calls={calls} />
      <FailureBanner work={work} />
      <Stage work={work} entity={entity} readPart={readPart} />
    </>
  );
}

interface StageProps {
  readonly work: ImportActor;
  readonly entity: Entity;
  /** How much of the file is read, from 0 to 1. */
  readonly readPart: number;
}

/** What the import asks or does now. */
function Stage({ work, entity, readPart }: StageProps) {
  const text = useText();
  const stage = useSelector(work, stageOf);
  switch (stage) {
    case 'choosing':
      return <ChooseSource work={work} entity={entity} />;
    case 'matching':
      return <MatchColumns work={work} entity={entity} />;
    case 'asking':
      return <AnswerQuestions work={work} entity={entity} />;
    case 'checking':
      return <CheckRows work={work} entity={entity} />;
    case 'sending':
      return <SendProgress work={work} entity={entity} />;
    case 'elsewhere':
      return (
        <EmptyState
          title={text('This import is open in another window')}
          action={<Button onClick={() => work.send({ type: 'import.goOn' })}>{text('Continue here')}</Button>}
        >
          {text('It continues here when the other window is closed.')}
        </EmptyState>
      );
    case 'reading':
      return (
        <Busy work={work} label={text('Reading the file')}>
          <Progress label={text('Reading the file')} max={1} value={readPart} />
        </Busy>
      );
    case 'converting':
      return <Busy work={work} label={text('Checking the rows')} />;
    case undefined:
      return <Skeleton shape="box" />;
  }
}

/** The stage that the screen shows; undefined while the import begins or ends. */
function stageOf(snapshot: ReturnType<ImportActor['getSnapshot']>): (typeof importStages)[number] | undefined {
  return importStages.find((stage) => snapshot.hasTag(stage));
}

interface BusyProps {
  readonly work: ImportActor;
  readonly label: string;
  readonly children?: React.ReactNode;
}

function Busy({ work, label, children }: BusyProps) {
  const text = useText();
  const isOffline = useSelector(work, (snapshot) => snapshot.hasTag('awaitingConnection'));
  return (
    <div className={layout['stack']}>
      <div className={layout['row']} role="status">
        {!isOffline && <Spinner />}
        <span>{label}</span>
      </div>
      {children}
      <div className={layout['row']}>
        {isOffline && <Button onClick={() => work.send({ type: 'import.goOn' })}>{text('Retry')}</Button>}
        <Button onClick={() => work.send({ type: 'import.back' })}>{text('Cancel')}</Button>
      </div>
    </div>
  );
}

function FailureBanner({ work }: { readonly work: ImportActor }) {
  const serverText = useServerText();
  const failure = useSelector(work, ({ context }) => context.failure);
  if (failure === null) return null;
  return <Banner kind={failure.kind === 'unknown' ? 'warning' : 'error'}>{serverText(failure.message)}</Banner>;
}
