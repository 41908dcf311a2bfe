import { readFileSync, writeFileSync } from 'node:fs';
import type { Entity } from '#entities/define.ts';
import { pathReferences } from './contract.ts';
import type { Names } from './names.ts';

/** A line that a file has to have, and the text that it comes before. */
interface Edit {
  readonly file: string;
  readonly line: string;
  /** At the end of the file when absent. */
  readonly before?: string;
}

/** The lines that register an entity. Biome puts imports in their order. */
function editsOf(entity: Entity, { file, one, many, table, sqlTable, entity: imported }: Names): readonly Edit[] {
  const operations = `${one.charAt(0).toLowerCase()}${one.slice(1)}Operations`;
  const declaration = `import { entity as ${imported} } from '#entities/declared/${file}.ts';`;
  return [
    { file: 'openapi/admin-api.yaml', line: `  - { name: ${many}, description: ${entity.label} }`, before: '\npaths:' },
    ...pathReferences(entity).map((line) => ({ file: 'openapi/admin-api.yaml', line, before: '\ncomponents:' })),
    {
      file: 'src/domain/areas.ts',
      line: `  { path: '${entity.path}', label: '${entity.label}', group: 'Content' },`,
      before: '\n] as const',
    },
    { file: 'src/app/shell/nav-icons.ts', line: "import Folder from 'lucide-react/icons/folder';", before: '\nimport' },
    { file: 'src/app/shell/nav-icons.ts', line: `  ${entity.path}: Folder,`, before: '\n};' },
    { file: 'server/db/schema/declared.ts', line: declaration, before: '\nimport' },
    {
      file: 'server/db/schema/declared.ts',
      line: `export const ${table} = entityTable('${sqlTable}', ${imported}.fields);`,
    },
    {
      file: 'server/operations.ts',
      line: `import { ${operations} } from './resources/content/${file}.ts';`,
      before: '\nimport',
    },
    { file: 'server/operations.ts', line: `    ...${operations}(services),`, before: '\n    removeTeacher' },
    { file: 'server/seed/seed-demo.ts', line: declaration, before: '\nimport' },
    {
      file: 'server/seed/seed-demo.ts',
      line: `import { ${table} } from '../db/schema/declared.ts';`,
      before: '\nimport',
    },
    { file: 'server/seed/seed-demo.ts', line: "import { seedSamples } from './sample-values.ts';", before: '\nimport' },
    { file: 'server/seed/seed-demo.ts', line: `  await seedSamples(db, ${table}, ${imported});`, before: '\n}' },
  ];
}

/** Registers an entity. A name that its file already has is left as it is. */
export function register(entity: Entity, names: Names): readonly string[] {
  const edits = editsOf(entity, names).filter((edit) => !has(edit));
  for (const { file, line, before } of edits) {
    const text = readFileSync(file, 'utf8');
    const at = before === undefined ? text.length - 1 : text.indexOf(before);
    if (at < 0) throw new Error(`${file} has no line "${before?.trim() ?? ''}": add "${line.trim()}" by hand.`);
    writeFileSync(file, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
  }
  return [...new Set(edits.map(({ file }) => file))];
}

/** Whether a file has a line, or names the same thing in another way, such as an area with another label or icon. */
function has({ file, line }: Edit): boolean {
  const name = /^ +(\{ path: '\w+'|\w+:|'\/[^']+':|\/\S+:)/.exec(line)?.[0] ?? line;
  const text = readFileSync(file, 'utf8');
  if (/^import \{ \w+ \}/.test(line)) return hasImport(text, line);
  if (file.endsWith('areas.ts') || file.endsWith('nav-icons.ts') || line.startsWith('  /'))
    return text.includes(`\n${name}`);
  return text.includes(line);
}

/** Biome may have merged an import into another of the same file. */
function hasImport(text: string, line: string): boolean {
  const [, name = '', from = ''] = /^import \{ (\w+) \} from ('.+');$/.exec(line) ?? [];
  return text.split('\n').some((one) => one.endsWith(`from ${from};`) && new RegExp(`\\b${name}\\b`).test(one));
}

/** The code of `server/resources/content/<file>.ts`. */
export function resourceCode(entity: Entity, { file, one, many, table }: Names): string {
  const update = entity.endpoints.update?.includes('{id}') === true ? 'update' : 'updateByBody';
  const name = `${one.charAt(0).toLowerCase()}${one.slice(1)}`;
  return `import { entity } from '#entities/declared/${file}.ts';
import { ${table} } from '#server/db/schema/declared.ts';
import type { Services } from '#server/services.ts';
import { entityResource } from '../base/entity-resource.ts';

export function ${name}Operations(services: Services) {
  const { list, read, create, ${update}, remove } = entityResource(services, {
    entity,
    table: ${table},
    name: '${many.charAt(0).toLowerCase()}${many.slice(1)}',
    record: '${entity.record}',
  });
  return {
    list${many}: list,
    get${one}: read,
    create${one}: create,
    update${one}: ${update},
    remove${one}: remove,
  };
}
`;
}
