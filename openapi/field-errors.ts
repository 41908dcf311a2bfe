import type { ErrorObject } from 'ajv';
import type { FieldError } from '#machines/result.ts';

/** A name that was made up by the sender is repeated to this length at most. */
const longestPath = 200;

/** What the validator found, as the `errors` of a refusal (section 8): one entry a field, in the order they were found. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const path = pathOf(error);
    if (!found.has(path)) found.set(path, { path, msg: `${path === '' ? 'The request' : path} ${complaint(error)}` });
  }
  return [...found.values()];
}

/** `pointTable[0][team_id]` of `/body/pointTable/0/team_id`: its position in the query, the path or the body. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const inside = instancePath.split('/').slice(2).map(unescaped);
  const named: unknown = params['missingProperty'] ?? params['unevaluatedProperty'] ?? params['additionalProperty'];
  const [first, ...rest] = instancePath !== '' && typeof named === 'string' ? [...inside, named] : inside;
  return [first ?? '', ...rest.map((part) => `[${part}]`)].join('').slice(0, longestPath);
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function complaint({ keyword, params, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return 'is not a field of this call';
    case 'maxLength':
      return `must be at most ${params['limit']} characters long`;
    case 'maxItems':
      return `must have at most ${params['limit']} rows`;
    case 'minItems':
      return 'must have at least one row';
    case 'enum':
      return `must be one of ${JSON.stringify(params['allowedValues']).slice(1, -1).replaceAll(',', ', ')}`;
    case 'contentMediaType':
      return 'must be a file';
    default:
      return `must be ${parentSchema?.['x-expects'] ?? kinds.get(params['type']) ?? 'of another kind'}`;
  }
}

const kinds = new Map<unknown, string>([
  ['array', 'a list'],
  ['object', 'a group of fields'],
  ['string', 'text'],
]);
