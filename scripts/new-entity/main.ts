/**
 * Generates everything that follows from the declaration of an entity: docs/adding-an-entity.md.
 *
 *     npm run new-entity -- sponsors --fields name:text,url:url,emblem:image,status:status
 *
 * Without a declaration it writes one. With one it generates the rest again, after a change too.
 * `--check` fails if a generated file is out of date or a text has no Hindi.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Entity } from '#entities/define.ts';
import { runCommand } from '../run/command.ts';
import { generatedMark, pathsYaml, schemasYaml } from './contract.ts';
import { declarationOf, kinds } from './declaration.ts';
import { register, resourceCode } from './edits.ts';
import { kebab, type Names, namesOf } from './names.ts';
import { addTexts, emptyTexts } from './texts.ts';

const usage = `npm run new-entity -- <path> [--fields name:text,url:url:required,...] [--label Sponsors] [--record Sponsor]
npm run new-entity -- --check

<path> is the area's path in camel case: sponsors, prizePools. Kinds of fields: ${kinds.join(', ')}.
Without --fields: name and status. If the declaration exists, edit it instead of giving --fields.`;

const declared = 'src/entities/declared';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      fields: { type: 'string' },
      label: { type: 'string' },
      record: { type: 'string' },
    },
  });
  if (values.check) {
    await check();
    return;
  }
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0 || !/^[a-z][A-Za-z0-9]*$/.test(path)) throw new Error(usage);
  const file = join(declared, `${kebab(path)}.ts`);
  if (!existsSync(file)) {
    const { fields = 'name:text,status:status', label, record } = values;
    writeFileSync(file, declarationOf({ path, fields, label, record }));
    console.log(`Wrote ${file}`);
  } else if (values.fields !== undefined) {
    throw new Error(`${file} exists: edit it and run the command without --fields.`);
  }
  await generate(await load(file), file);
}

async function load(file: string): Promise<Entity> {
  const { entity } = (await import(pathToFileURL(resolve(file)).href)) as { readonly entity: Entity };
  return entity;
}

/** The YAML that follows from a declaration, by its file. */
function contractFiles(entity: Entity, { file }: Names): Readonly<Record<string, string>> {
  return {
    [`openapi/paths/${file}.yaml`]: pathsYaml(entity),
    [`openapi/schemas/${file}.yaml`]: schemasYaml(entity),
  };
}

/** Whether a file was generated, and not taken over by hand since. */
function isGenerated(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(generatedMark);
}

async function generate(entity: Entity, declaration: string): Promise<void> {
  const names = namesOf(entity);
  const written: string[] = [declaration];
  for (const [file, text] of Object.entries(contractFiles(entity, names))) {
    if (existsSync(file) && !isGenerated(file)) console.log(`Left ${file}: it is maintained by hand`);
    else {
      writeFileSync(file, text);
      written.push(file);
    }
  }
  const resource = `server/resources/content/${names.file}.ts`;
  if (!existsSync(resource)) {
    writeFileSync(resource, resourceCode(entity, names));
    written.push(resource);
  }
  written.push(...register(entity, names));
  addTexts(entity);
  await run(`biome check --write --log-level=error ${written.filter((path) => path.endsWith('.ts')).join(' ')}`);
  await run('tsx scripts/generate-contract.ts');
  await run(`drizzle-kit generate --name ${names.sqlTable}`);
  written.push('src/i18n/hi/entities.json', 'openapi/{admin-api.json,schema.d.ts,offline.ts}', 'server/db/migrations/');
  console.log(`\nGenerated or updated:\n${[...new Set(written)].map((file) => `  ${file}`).join('\n')}`);
  printLeft(entity);
}

function printLeft(entity: Entity): void {
  const texts = emptyTexts().map((text) => `  src/i18n/hi/entities.json: the Hindi of "${text}"`);
  const left = [
    ...texts,
    `  src/app/shell/nav-icons.ts: an icon for ${entity.path} instead of Folder`,
    `  server/seed/seed-demo.ts: demo rows instead of samples, if the demo should show real ones`,
    `  npm run check && npx vitest run; after a build npx playwright test entities`,
  ];
  console.log(`\nLeft to do:\n${left.join('\n')}`);
}

/** @throws when the command fails. */
async function run(line: string): Promise<void> {
  const { code } = await runCommand(line, { print: 'now' });
  if (code !== 0) throw new Error(`Failed: ${line}`);
}

async function check(): Promise<void> {
  const problems = emptyTexts().map((text) => `src/i18n/hi/entities.json: "${text}" has no Hindi`);
  for (const file of readdirSync(declared)) {
    const generated = [`openapi/paths/${file}`, `openapi/schemas/${file}`].map((path) => path.replace(/ts$/, 'yaml'));
    if (!generated.some(isGenerated)) continue;
    const entity = await load(join(declared, file));
    for (const [path, text] of Object.entries(contractFiles(entity, namesOf(entity)))) {
      if (isGenerated(path) && readFileSync(path, 'utf8') !== text) {
        problems.push(`${path} is out of date: run npm run new-entity -- ${entity.path}`);
      }
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
