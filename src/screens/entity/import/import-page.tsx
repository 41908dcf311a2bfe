import { notFound, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AreaPath } from '#domain/areas.ts';
import { entityAt } from '#entities/registry.ts';
import { newUuid } from '#records/new-uuid.ts';
import { ImportScreen } from './import-screen.tsx';

interface ImportPageProps {
  readonly path: AreaPath;
  /** The parameters of the address. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly onClosed: () => void;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The import of a list. Its id is in the address, so that a reload continues it. */
export function ImportPage({ path, search: { series }, onClosed }: ImportPageProps) {
  const navigate = useNavigate();
  const entity = entityAt(path);
  if (entity.endpoints.create === undefined) throw notFound();
  const isId = typeof series === 'string' && uuid.test(series);
  useEffect(() => {
    if (isId) return;
    void navigate({ to: '/$entity/import', params: { entity: path }, search: { series: newUuid() }, replace: true });
  }, [isId, navigate, path]);
  return isId && <ImportScreen key={series} entity={entity} series={series} onClosed={onClosed} />;
}
