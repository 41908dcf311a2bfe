import { type AreaPath, areas, isAreaPath } from '#domain/areas.ts';
import type { Entity } from './define.ts';

/** Every file of `declared/` is an entity, named for its path in kebab case: adding one is adding its file. */
const declared = import.meta.glob<Entity>('./declared/*.ts', { import: 'entity' });

const fileOf = (path: string) => `./declared/${path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Whether an area is an entity with a list. */
export function isEntityPath(path: string): path is AreaPath {
  return isAreaPath(path) && fileOf(path) in declared;
}

/** The areas that are entities. */
export const declaredPaths: readonly AreaPath[] = areas.map(({ path }) => path).filter(isEntityPath);

/** An entity's declaration, fetched when its area is first opened. */
export async function loadEntity(path: AreaPath): Promise<Entity> {
  const load = declared[fileOf(path)];
  if (load === undefined) throw new Error(`No entity is declared at ${fileOf(path)}`);
  return await load();
}
