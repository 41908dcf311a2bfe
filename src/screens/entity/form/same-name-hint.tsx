import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import { canReach } from '#machines/connectivity/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import { findSameName } from '#records/same-name.ts';
import { useServices } from '#session/services/services-context.ts';
import type { FormActor } from '../../shared/form/form-actor.ts';
import css from './same-name-hint.module.css';

/** The delay between the last key and the search, in milliseconds. */
const typingDelayMs = 600;
/** Shorter names are not searched. */
const minLetters = 3;

interface SameNameHintProps {
  readonly form: FormActor;
  readonly entity: Entity;
  /** The members that name a record. */
  readonly members: readonly string[];
}

/** A link to another record with the name in the form, if the list has one. It never blocks a save. */
export function SameNameHint({ form, entity, members }: SameNameHintProps) {
  const text = useText();
  const { api, connection } = useServices();
  const name = useSelector(form, ({ context }) => JSON.stringify(members.map((member) => context.values[member])));
  const id = useSelector(form, ({ context }) => context.id);
  const [found, setFound] = useState<{ readonly name: string; readonly row: ListRow | null }>();

  useEffect(() => {
    const { values } = form.getSnapshot().context;
    if (String(values[members[0] ?? '']).trim().length < minLetters) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      if (!canReach(connection.getSnapshot())) return;
      void findSameName(api, entity, { values, id, signal }).then((row) => !signal.aborted && setFound({ name, row }));
    }, typingDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, connection, form, entity, members, id, name]);

  if (found?.name !== name || found.row === null) return null;
  return (
    <p className={css['hint']}>
      <span>{`${text('A record with this name exists:')} `}</span>
      <a href={`#/${entity.path}/edit/${found.row.id}`} target="_blank" rel="noreferrer">
        {rowName(entity, found.row)}
      </a>
    </p>
  );
}
