import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import { isDirty } from '#machines/form/selectors.ts';
import type { RestoredRecord } from '#machines/history/types.ts';
import type { ListRow } from '#machines/list/types.ts';
import { currentUser, roleOf } from '#machines/session/selectors.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { useServices } from '#session/services/services-context.ts';
import { noteViewed } from '#storage/cache/viewed-records.ts';
import { controlId } from '#ui/controls/control.ts';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import type { FormActor } from '../../shared/form/form-actor.ts';
import { Breadcrumbs } from './header/breadcrumbs.tsx';
import { RecordHeader } from './header/record-header.tsx';
import { RecordMenu } from './header/record-menu.tsx';
import { RecordSteps } from './header/record-steps.tsx';
import { StatusMenu } from './header/status-menu.tsx';
import { pointsField } from './points-field.ts';
import { type RecordTab, RecordTabs } from './record-tabs.tsx';
import { RelatedList } from './related-list.tsx';
import { useRelated } from './use-related.ts';

const historyCode = lazyCode(() => import('./record-history.tsx'));

/** The open tab: '' is Details, 'points' the point table, 'history' its changes; otherwise the area of a related list. */
export interface TabChoice {
  readonly current: string;
  readonly to: (tab: string) => string;
  /** Opens a tab in place of the current one. */
  readonly open: (tab: string) => void;
}

interface RecordPageProps {
  readonly entity: Entity;
  readonly form: FormActor;
  /** The record, or its row in the list; undefined while neither is there, null if there is none. */
  readonly record: ListRow | undefined | null;
  readonly isReady: boolean;
  readonly listTo: string;
  readonly tabs: TabChoice;
  /** Called when a change of the record was undone: the form must read it again. */
  readonly onRestored: (record: RestoredRecord) => void;
  readonly onRemoved: () => void;
  /** The form. It stays mounted while another tab is open. */
  readonly children: ReactNode;
}

/** The frame of a record's form: its heading and, for a stored record, its tabs. */
export function RecordPage({ entity, form, record, isReady, listTo, tabs, children, ...on }: RecordPageProps) {
  const text = useText();
  const { session } = useServices();
  const user = useSelector(session, currentUser);
  const id = useSelector(form, ({ context }) => (context.mode === 'edit' ? context.id : null));
  const dirty = useSelector(form, ({ context }) => isDirty(context));
  const related = useRelated(entity, record ?? undefined, user ? roleOf(user) : '');
  const [totals, setTotals] = useState<Readonly<Record<string, number>>>({});
  const points = pointsField(entity);
  const teams = useSelector(form, ({ context }) => lengthOf(points && context.values[points]));
  const capabilities = useCapabilities();
  const { current } = tabs;
  const showsHistory = capabilities?.history === true && current === 'history';
  const open = related?.find(({ list, filters }) => filters !== null && list.path === current);
  const path = open?.list.path;
  const noteTotal = useCallback(
    (total: number) => path && setTotals((former) => ({ ...former, [path]: total })),
    [path],
  );
  useInvalidFields(form, points, tabs);
  useNoteViewed(entity, id, record);

  if (id === null) {
    return (
      <>
        <Breadcrumbs entity={entity} to={listTo} />
        <PageTitle heading={text('Create {{record}}', { record: text(entity.record) })} />
        {children}
      </>
    );
  }
  const shownTabs: readonly RecordTab[] = [
    { id: '', label: text('Details'), to: tabs.to(''), count: null, isDirty: dirty },
    ...(points ? [{ id: 'points', label: text('Point Table'), to: tabs.to('points'), count: teams }] : []),
    ...(related ?? []).map(({ list, entity: { label }, filters, searchTo }) =>
      filters === null
        ? { id: list.path, label: text(label), to: searchTo, count: null, isSearch: true }
        : { id: list.path, label: text(label), to: tabs.to(list.path), count: totals[list.path] },
    ),
    // The last tab appears with those before it, so that it does not move.
    ...(related && capabilities?.history
      ? [{ id: 'history', label: text('History'), to: tabs.to('history'), count: null }]
      : []),
  ];
  return (
    <>
      <RecordHeader
        entity={entity}
        record={record}
        listTo={listTo}
        steps={<RecordSteps entity={entity} id={Number(id)} />}
        status={
          record && (
            <div className={layout['row']}>
              <StatusMenu form={form} entity={entity} disabled={!isReady} />
              <RecordMenu {...{ entity, record }} onRemoved={on.onRemoved} />
            </div>
          )
        }
      />
      <RecordTabs tabs={shownTabs} current={open || showsHistory || (points && current === 'points') ? current : ''} />
      <div hidden={open !== undefined || showsHistory}>{children}</div>
      {open && record && <RelatedList key={path} related={open} record={record} onTotal={noteTotal} />}
      {showsHistory && (
        <LazyPage code={historyCode}>
          {({ RecordHistory }) => (
            <RecordHistory entity={entity} id={id} canRestore={capabilities.trash} onRestored={on.onRestored} />
          )}
        </LazyPage>
      )}
    </>
  );
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** Stores the record among those that the user viewed. */
function useNoteViewed(entity: Entity, id: number | string | null, record: ListRow | undefined | null): void {
  const { api } = useServices();
  const { path } = entity;
  const name = record ? rowName(entity, record) : '';
  useEffect(() => {
    if (id !== null && name !== '') void noteViewed(api, { path, id: Number(id), name, at: Date.now() });
  }, [api, path, id, name]);
}

/** A field that Save rejects may be hidden by the open tab. Opens the tab that shows it, and then focuses it. */
function useInvalidFields(form: FormActor, points: string | undefined, { current, open }: TabChoice): void {
  const hidden = useRef<string>(undefined);
  useEffect(() => {
    if (hidden.current === undefined || current !== '') return;
    document.getElementById(controlId(hidden.current))?.focus();
    hidden.current = undefined;
  }, [current]);
  useEffect(() => {
    const subscription = form.on('form.focusField', ({ name }) => {
      const isInPoints = points !== undefined && name.startsWith(points);
      if (current === '' || (current === 'points' && isInPoints)) return;
      hidden.current = name;
      open('');
    });
    return () => subscription.unsubscribe();
  }, [form, points, current, open]);
}
