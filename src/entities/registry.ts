import { type AreaPath, areas, isAreaPath } from '#domain/areas.ts';
import type { Entity } from './define.ts';

/** Each file in `declared/` is an entity, named after its path in kebab case. To add an entity, add its file. */
const declared = import.meta.glob<Entity>('./declared/*.ts', { import: 'entity', eager: true });

const fileOf = (path: string) => `./declared/${path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Whether an area is an entity with a list. */
export function isEntityPath(path: string): path is AreaPath {
  return isAreaPath(path) && fileOf(path) in declared;
}

/** The areas that are entities. */
export const declaredPaths: readonly AreaPath[] = areas.map(({ path }) => path).filter(isEntityPath);

/** An entity's declaration. @throws Error for an area that is no entity */
export function entityAt(path: AreaPath): Entity {
  const entity = declared[fileOf(path)];
  if (entity === undefined) throw new Error(`No entity is declared at ${fileOf(path)}`);
  return entity;
}
