import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { type Field, isRequired } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { type Names, namesOf } from './names.ts';

/** The part of the contract that follows from a declaration, as YAML. */

/** Begins the first line of a generated file. Without it, a file is maintained by hand. */
export const generatedMark = '# Generated from src/entities/declared/';

function head({ path, label }: Entity, { file }: Names): string {
  return `${generatedMark}${file}.ts by "npm run new-entity -- ${path}".
# Delete these lines to maintain the file by hand. ${label}.
`;
}

interface Schema {
  readonly sent: string;
  readonly shown: string;
}

const value = (name: string) => `{ $ref: 'values.yaml#/${name}' }`;
const plain = value('ShortText');

/** @throws when the server has no generic column for the kind. */
function schemaOf(name: string, field: Field): Schema {
  const needed = isRequired(field, 'create');
  const column = kindOf(field).column(field);
  switch (column.type) {
    case 'status':
      return { sent: value('ActiveStatus'), shown: value('ActiveStatus') };
    case 'picture':
      if ('from' in field && field.from !== name) throw byHand(name, `reads its picture from ${field.from}`);
      return { sent: value('Picture'), shown: value('NullableUrl') };
    case 'richText':
      return { sent: value('RichText'), shown: value('RichText') };
    case 'date':
      return { sent: value('BirthDate'), shown: value('NullableText') };
    case 'dateTime':
      return { sent: value(needed ? 'DateTime' : 'OptionalDateTime'), shown: value('NullableDateTime') };
    case 'choice': {
      const choices = [...(needed ? [] : ['']), ...column.values];
      return { sent: `{ type: string, enum: [${choices.map((one) => `'${one}'`).join(', ')}] }`, shown: plain };
    }
    case 'count':
      return { sent: value(needed ? 'Count' : 'OptionalCount'), shown: value('NullableNumber') };
    case 'line':
      return { sent: value('ShortText'), shown: plain };
    case 'byHand':
      throw byHand(name, column.why);
  }
}

function byHand(name: string, why: string): Error {
  return new Error(`The field ${name} ${why}: write the contract and the server of this entity by hand.`);
}

/** `openapi/schemas/<file>.yaml` */
export function schemasYaml(entity: Entity): string {
  const names = namesOf(entity);
  const { one } = names;
  const fields = Object.entries(entity.fields).map(([name, field]) => ({ name, field, ...schemaOf(name, field) }));
  const needed = fields.filter(({ field }) => isRequired(field, 'create')).map(({ name }) => name);
  const members = (kind: keyof Schema) => fields.map((field) => `    ${field.name}: ${field[kind]}`).join('\n');
  const required = needed.length === 0 ? '' : `  required: [${needed.join(', ')}]\n`;
  const update = hasIdInPath(entity.endpoints.update)
    ? `  allOf: [{ $ref: '#/${one}Write' }]`
    : `  allOf:
    - $ref: '#/${one}Write'
    - type: object
      required: [id]
      properties:
        id: ${value('Id')}`;
  return `${head(entity, names)}${one}:
  description: A row of the list, and the whole record
  type: object
  required: [${['id', ...fields.map(({ name }) => name)].join(', ')}]
  properties:
    id: ${value('RowId')}
${members('shown')}
${one}Write:
  description: The fields of a create and an update
  type: object
  properties:
${members('sent')}
${one}Create:
  allOf: [{ $ref: '#/${one}Write' }]
${required}  unevaluatedProperties: false
${one}Update:
${update}
  unevaluatedProperties: false
${one}ListAnswer:
  oneOf:
    - allOf:
        - $ref: 'envelopes.yaml#/Ok'
        - type: object
          required: [data]
          properties:
            data:
              allOf:
                - $ref: 'envelopes.yaml#/PageCounts'
                - type: object
                  required: [data]
                  properties:
                    data: { type: array, maxItems: 100, items: { $ref: '#/${one}' } }
    - $ref: 'envelopes.yaml#/Failure'
${['Answer', 'SavedAnswer'].map((answer) => answerYaml(one, answer)).join('')}`;
}

function answerYaml(one: string, answer: string): string {
  const required = answer === 'Answer' ? '          required: [data]\n' : '';
  return `${one}${answer}:
  oneOf:
    - allOf:
        - $ref: 'envelopes.yaml#/Ok'
        - type: object
${required}          properties:
            data: { $ref: '#/${one}' }
    - $ref: 'envelopes.yaml#/Failure'
`;
}

interface Operation {
  readonly endpoint: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly string[];
  readonly isList?: true;
  /** Whether the response has the version of the record. */
  readonly hasVersion?: true;
  /** Whether the request may name the version that it changes. */
  readonly expectsVersion?: true;
  /** The fields by which a list can be filtered. */
  readonly filters?: readonly string[];
  /** The schema of the body. */
  readonly body?: string;
  readonly answer: string;
  readonly errors: string;
}

function operationsOf(entity: Entity): readonly Operation[] {
  const { list, read, create, update, remove } = entity.endpoints;
  if (read === undefined || create === undefined || update === undefined || remove === undefined) {
    throw new Error('An entity without one of the five calls is written by hand.');
  }
  const names = namesOf(entity);
  const { one, many } = names;
  const schema = (name: string) => `../schemas/${names.file}.yaml#/${name}`;
  const record = entity.record.toLowerCase();
  const ofPath = (endpoint: string) => (hasIdInPath(endpoint) ? ['pathId'] : []);
  return [
    {
      endpoint: list,
      id: `list${many}`,
      summary: `One page of ${entity.label.toLowerCase()}`,
      description:
        'One page of records, newest first, with the number of all that match. Records in the trash are left out.',
      parameters: ['page', 'listPerPage', 'search'],
      isList: true,
      filters: Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'status'),
      answer: schema(`${one}ListAnswer`),
      errors: 'listErrors',
    },
    {
      endpoint: create,
      id: `create${one}`,
      summary: `Create a record: ${record}`,
      description:
        'Adds a record and returns it as it is stored. With an `Idempotency-Key` the call can be repeated safely.',
      parameters: ['idempotencyKey'],
      hasVersion: true,
      body: schema(`${one}Create`),
      answer: schema(`${one}SavedAnswer`),
      errors: 'writeErrors',
    },
    {
      endpoint: read,
      id: `get${one}`,
      summary: `Read a record: ${record}`,
      description: 'The record as it is stored, with its version as `ETag`. Records in the trash are not found.',
      parameters: ofPath(read),
      hasVersion: true,
      answer: schema(`${one}Answer`),
      errors: 'recordErrors',
    },
    {
      endpoint: update,
      id: `update${one}`,
      summary: `Update a record: ${record}`,
      description:
        'Changes the sent fields and returns the record as it is stored. With `If-Match` only the version that it names is changed.',
      parameters: ['ifMatch', ...ofPath(update)],
      hasVersion: true,
      expectsVersion: true,
      body: schema(`${one}Update`),
      answer: schema(`${one}SavedAnswer`),
      errors: 'writeErrors',
    },
    {
      endpoint: remove,
      id: `remove${one}`,
      summary: `Delete a record: ${record}`,
      description: 'Moves the record to the trash. With `If-Match` only the version that it names is removed.',
      parameters: ['ifMatch', 'removedId'],
      expectsVersion: true,
      answer: '../schemas/envelopes.yaml#/Done',
      errors: 'removeErrors',
    },
  ];
}

const errors = `listErrors: &listErrors
  '400': { $ref: '../components/responses.yaml#/BadRequest' }
  '401': { $ref: '../components/responses.yaml#/Unauthorized' }
  '403': { $ref: '../components/responses.yaml#/Forbidden' }
  '429': { $ref: '../components/responses.yaml#/TooManyRequests' }
  '500': { $ref: '../components/responses.yaml#/ServerError' }
  '503': { $ref: '../components/responses.yaml#/Unavailable' }
  '507': { $ref: '../components/responses.yaml#/NoSpace' }
recordErrors: &recordErrors
  <<: *listErrors
  '404': { $ref: '../components/responses.yaml#/NotFound' }
writeErrors: &writeErrors
  <<: *recordErrors
  '409': { $ref: '../components/responses.yaml#/Conflict' }
  '413': { $ref: '../components/responses.yaml#/TooLarge' }
  '415': { $ref: '../components/responses.yaml#/UnsupportedMedia' }
  '422': { $ref: '../components/responses.yaml#/Unprocessable' }
removeErrors: &removeErrors
  <<: *recordErrors
  '409': { $ref: '../components/responses.yaml#/Conflict' }
`;

/** `openapi/paths/<file>.yaml` */
export function pathsYaml(entity: Entity): string {
  const names = namesOf(entity);
  const items = pathItems(entity).map(
    ({ key, operations }) => `${key}:\n${operations.map((one) => operationYaml(one, names.many)).join('')}`,
  );
  return `${head(entity, names)}${errors}${items.join('')}`;
}

function operationYaml(
  {
    endpoint,
    id,
    summary,
    description,
    parameters,
    isList,
    filters = [],
    body,
    answer,
    errors: set,
    ...versions
  }: Operation,
  tag: string,
) {
  const [method] = splitEndpoint(endpoint);
  const offline = isList === true ? '    x-offline: list\n' : '';
  const shared = parameters.map((name) => `      - { $ref: '../components/parameters.yaml#/${name}' }\n`);
  const listed = [...shared, ...filters.map(filterYaml)].join('');
  const sent = ['multipart/form-data', 'application/json']
    .map((type) => `        ${type}: { schema: { $ref: '${body ?? ''}' } }\n`)
    .join('');
  return `  ${method.toLowerCase()}:
    operationId: ${id}
    summary: ${/: /.test(summary) ? `'${summary}'` : summary}
    description: >-
      ${description}
    tags: [${tag}]
${offline}${listed === '' ? '' : `    parameters:\n${listed}`}${
  body === undefined ? '' : `    requestBody:\n      required: true\n      content:\n${sent}`
}    responses:
      '200':
        description: Success
${versions.hasVersion === true ? etag : ''}        content: { application/json: { schema: { $ref: '${answer}' } } }
      <<: *${set}
${versions.expectsVersion === true ? outdated : ''}${filters.length === 0 ? '' : "      '422': { $ref: '../components/responses.yaml#/Unprocessable' }\n"}`;
}

const etag = "        headers: { ETag: { $ref: '../components/headers.yaml#/ETag' } }\n";
const outdated = "      '412': { $ref: '../components/responses.yaml#/Outdated' }\n";

/** A filter by a status, as the server derives it from the same field (`filtersOf`). */
function filterYaml(name: string): string {
  return `      - name: ${name}
        in: query
        x-optional: true
        description: Only rows with this status, or with one of several
        schema: { $ref: '../schemas/values.yaml#/ActiveStatusFilter' }
`;
}

interface PathItem {
  /** The path as the contract has it. */
  readonly path: string;
  /** Where the file of paths has it. */
  readonly key: string;
  readonly operations: readonly Operation[];
}

function pathItems(entity: Entity): readonly PathItem[] {
  const all = operationsOf(entity);
  const paths = new Set(all.map(pathOf));
  return [...paths].map((path) => {
    const operations = all.filter((operation) => pathOf(operation) === path);
    return { path, operations, key: keyOf(operations) };
  });
}

function pathOf({ endpoint }: Operation): string {
  return splitEndpoint(endpoint)[1];
}

function keyOf(operations: readonly Operation[]): string {
  if (operations.some(({ isList }) => isList)) return 'collection';
  return operations.some(({ endpoint }) => hasIdInPath(endpoint)) ? 'item' : 'removal';
}

/** The lines of `openapi/admin-api.yaml` that name the paths. */
export function pathReferences(entity: Entity): readonly string[] {
  const { file } = namesOf(entity);
  return pathItems(entity).map(({ path, key }) => {
    const name = path.includes('{') ? `'${path}'` : path;
    return `  ${name}: { $ref: 'paths/${file}.yaml#/${key}' }`;
  });
}

function hasIdInPath(endpoint: string | undefined): boolean {
  return endpoint?.includes('{id}') === true;
}
