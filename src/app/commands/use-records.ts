import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useReconnected } from '#connection/use-reconnected.ts';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { Entity } from '#entities/define.ts';
import { rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import { finderLogic } from '#lists/finder-logic.ts';
import type { Found } from '#machines/finder/machine.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import type { Command, CommandGroup } from './command.ts';
import type { SearchableAreas } from './searchable-areas.ts';

interface Records {
  readonly groups: readonly CommandGroup[];
  /** More results may arrive. */
  readonly isBusy: boolean;
  /** How many lists did not respond. */
  readonly failedLists: number;
  /** The pending calls. */
  readonly calls: PendingCalls;
  /** Reads the lists that did not respond again. */
  readonly onRetry: () => void;
}

/** Records that match the typed text, by area: first from the cache, then from the server. */
export function useRecords(typed: string, areas: SearchableAreas, entities: readonly Entity[]): Records {
  const { session } = useServices();
  const api = useOwnApi();
  const text = useText();
  const navigate = useNavigate();
  const finder = useActorRef(
    useMemo(() => finderLogic(api), [api]),
    { input: { places: areas } },
  );
  const { search, found, silent } = useSelector(finder, ({ context }) => context);
  const isBusy = useSelector(finder, (snapshot) => snapshot.hasTag('busy'));
  useEffect(() => finder.send({ type: 'finder.typed', text: typed }), [finder, typed]);
  useReconnected(() => silent.length > 0 && finder.send({ type: 'finder.again' }));
  useEffect(() => {
    const resumed = session.on('session.resumed', () => finder.send({ type: 'finder.again' }));
    return () => resumed.unsubscribe();
  }, [finder, session]);

  function groupOf(entity: Entity, { rows, total, source }: Found): CommandGroup {
    const { path } = entity;
    const area = text(entity.label);
    const more: Command = {
      id: `${path}/more`,
      label: text('All {{number}} in {{area}}', { number: total, area }),
      run: () => void navigate({ to: '/$entity', params: { entity: path }, search: { search } }),
    };
    const records = rows.map((row): Command => {
      const name = rowName(entity, row);
      return {
        id: `${path}/${row.id}`,
        label: name,
        hint: `#${row.id}`,
        run: () =>
          void (entity.endpoints.update
            ? navigate({ to: '/$entity/edit/$id', params: { entity: path, id: Number(row.id) } })
            : navigate({ to: '/$entity', params: { entity: path }, search: { search: name } })),
      };
    });
    return {
      id: path,
      label: source === 'cache' && !isBusy ? `${area} · ${text('available offline')}` : area,
      commands: total > rows.length ? [...records, more] : records,
    };
  }

  const groups = found.flatMap((list) => {
    const entity = entities.find(({ path }) => path === list.place);
    return entity ? [groupOf(entity, list)] : [];
  });
  return {
    groups,
    isBusy,
    calls: api.pending,
    failedLists: silent.length,
    onRetry: () => finder.send({ type: 'finder.again' }),
  };
}
