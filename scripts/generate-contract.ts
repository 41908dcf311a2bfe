/**
 * Bundles openapi/admin-api.yaml and generates:
 *
 * - openapi/admin-api.json: the whole contract in one file, with internal references only;
 * - openapi/schema.d.ts: its types;
 * - openapi/offline.ts: the calls whose responses may be cached on a device;
 * - openapi/resources.ts: the names of the lists in the server's capabilities.
 *
 * `npm run generate` writes them; `npm run generate -- --check` fails when one is out of date.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

interface Operation {
  readonly operationId?: string;
  readonly 'x-offline'?: 'list' | 'option' | 'record';
  readonly 'x-personal'?: boolean;
}

type Contract = OpenAPI3 & { readonly paths: Readonly<Record<string, { readonly get?: Operation }>> };

const folder = fileURLToPath(new URL('../openapi/', import.meta.url));

/** The contract with internal references only. */
function bundle(): string {
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const scratch = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const output = join(scratch, 'admin-api.json');
    const options = ['bundle', join(folder, 'admin-api.yaml'), '--config', join(folder, 'redocly.yaml')];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    execFileSync(process.execPath, [redocly, ...options, '--output', output], { stdio: 'pipe', env });
    return readFileSync(output, 'utf8').trimEnd().concat('\n');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The types of the contract. A file is a Blob instead of the default, a string. */
async function types(document: OpenAPI3): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTypes(document, {
    alphabetize: false,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  });
  const withoutEmpty = astToString(nodes).replaceAll(/^export type (webhooks|\$defs) = Record<string, never>;\n/gm, '');
  return `/** Generated from openapi/admin-api.yaml by scripts/generate-contract.ts. */\n\n${withoutEmpty}`;
}

/** The allowlist of `x-offline` as a module without imports, for the service worker. */
function offline({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, { get }]) => {
    const kind = get?.['x-offline'];
    if (kind === undefined) return [];
    return `  { path: '${path}', kind: '${kind}', personal: ${get?.['x-personal'] === true} },`;
  });
  return `/** Generated from openapi/admin-api.yaml by scripts/generate-contract.ts. */

/**
 * A GET whose response may be cached on the device: a page of rows (\`list\`), all items of a dropdown or the server's
 * capabilities (\`option\`), or one record (\`record\`, with \`{id}\` at the end of its path). Personal data is cached only
 * when the user turns this on.
 */
export interface OfflineCall {
  readonly path: string;
  readonly kind: 'list' | 'option' | 'record';
  readonly personal: boolean;
}

/** The only calls that may be cached. All others are never cached, prefetched or replayed. */
export const offlineCalls: readonly OfflineCall[] = [
${rows.join('\n')}
];
`;
}

/** The resource names of all lists, by which a server names its filters. */
function resources({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, { get }]) => {
    const name = /^list(?<name>.+)$/.exec(get?.operationId ?? '')?.groups?.['name'];
    if (name === undefined || get?.['x-offline'] !== 'list') return [];
    return `  '${path}': '${name.charAt(0).toLowerCase()}${name.slice(1)}',`;
  });
  return `/** Generated from openapi/admin-api.yaml by scripts/generate-contract.ts. */

/** The name of each list in a server's capabilities, by the path of its call. */
export const resourceNames: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}

function current(file: string): string | undefined {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}

const json = bundle();
// Redocly has checked that it is an OpenAPI document.
const document = JSON.parse(json) as Contract;
const files = {
  'admin-api.json': json,
  'schema.d.ts': await types(document),
  'offline.ts': offline(document),
  'resources.ts': resources(document),
};
const outdated = Object.entries(files).filter(([file, text]) => current(file) !== text);

if (process.argv.includes('--check')) {
  for (const [file] of outdated) console.error(`openapi/${file} is out of date. Run "npm run generate".`);
  process.exitCode = outdated.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of outdated) writeFileSync(join(folder, file), text);
  console.log(
    `openapi: ${outdated.length === 0 ? 'up to date' : `wrote ${outdated.map(([file]) => file).join(', ')}`}`,
  );
}
