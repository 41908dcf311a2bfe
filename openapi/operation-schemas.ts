/** The parts of an OpenAPI document that these functions read. */
interface Reference {
  readonly $ref?: string;
}

interface Parameter extends Reference {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: object;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

export interface Operation {
  readonly operationId: string;
  /** Of a GET that changes something. */
  readonly 'x-side-effect'?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Reference & Content>>;
}

interface Document {
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

/** The schema of a whole request, `{ query, params, body }`. Its references resolve in the document. */
export function requestSchema(operation: Operation, { components }: Document): object {
  const parameters = (operation.parameters ?? []).map((one) => components.parameters[lastOf(one.$ref)] ?? one);
  const content = operation.requestBody?.content ?? {};
  const body: object | undefined = (content['multipart/form-data'] ?? content['application/json'])?.schema;
  const query = objectOf(parameters.filter((one) => one.in === 'query'));
  const params = objectOf(parameters.filter((one) => one.in === 'path'));
  if (body === undefined) return { type: 'object', properties: { query, params } };
  return { type: 'object', required: ['body'], properties: { query, params, body } };
}

/** The schema of the JSON body of each documented HTTP status. */
export function responseSchemas(operation: Operation, { components }: Document): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => {
      const { content } = components.responses[lastOf(response.$ref)] ?? response;
      return [status, content?.['application/json']?.schema ?? {}];
    }),
  );
}

function objectOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    required: parameters.filter((one) => one.required === true).map((one) => one.name),
    properties: Object.fromEntries(parameters.map((one) => [one.name ?? '', one.schema ?? {}] as const)),
  };
}

function lastOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
