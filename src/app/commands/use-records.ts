import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type AreaPath, canOpen } from '#domain/areas.ts';
import type { Entity } from '#entities/define.ts';
import { declaredPaths, entityAt } from '#entities/registry.ts';
import { rowName } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import { finderLogic } from '#lists/finder-logic.ts';
import type { Found } from '#machines/finder/machine.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import type { Command, CommandGroup } from './command.ts';

/**
 * Records that match the typed text, by area: first from the cache, then from the server. Searches the areas that the role
 * may open, the current one first, and returns their declarations too.
 */
export function useRecords(typed: string, { role, current }: { role: string; current: string }) {
  const [areas] = useState(() => searchableAreas(role, current));
  const entities = useMemo(() => areas.map(entityAt), [areas]);
  const { session } = useServices();
  const api = useOwnApi();
  const text = useText();
  const navigate = useNavigate();
  const finder = useActorRef(
    useMemo(() => finderLogic(api), [api]),
    { input: { areas } },
  );
  const { search, found, silent } = useSelector(finder, ({ context }) => context);
  const isBusy = useSelector(finder, (snapshot) => snapshot.hasTag('busy'));
  useEffect(() => finder.send({ type: 'finder.typed', text: typed }), [finder, typed]);
  const [before, setBefore] = useState({ search, found });
  if (before.search !== search) setBefore({ search, found });
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
    const entity = entities.find(({ path }) => path === list.area);
    return entity ? [groupOf(entity, list)] : [];
  });
  return {
    entities,
    groups,
    /** More results may arrive. */
    isBusy,
    /** The results are still those of the text before. */
    areEarlier: isBusy && found === before.found,
    calls: api.pending,
    /** How many lists did not respond. `onRetry` reads them again. */
    failedLists: silent.length,
    onRetry: () => finder.send({ type: 'finder.again' }),
  };
}

function searchableAreas(role: string, current: string): readonly AreaPath[] {
  const allowed = declaredPaths.filter((path) => canOpen(role, path));
  const currentArea = allowed.filter((path) => current === `/${path}` || current.startsWith(`/${path}/`));
  return [...new Set([...currentArea, ...allowed])];
}
