import type { ErrorObject } from 'ajv';
import type { FieldError } from '#machines/result.ts';

/** Limits how much of an unknown field's name the response repeats. */
const maxPathLength = 200;

/** Converts the validator's errors to the `errors` of a refusal (section 8): the first one of each field. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    const path = pathOf(error);
    if (!found.has(path)) found.set(path, { path, msg: `${path === '' ? 'The request' : path} ${messageOf(error)}` });
  }
  return [...found.values()];
}

/** The path of a field as a form names it: `pointTable[0][team_id]` for `/body/pointTable/0/team_id`. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const inside = instancePath.split('/').slice(2).map(unescapePointer);
  const named: unknown = params['missingProperty'] ?? params['unevaluatedProperty'] ?? params['additionalProperty'];
  const [first, ...rest] = instancePath !== '' && typeof named === 'string' ? [...inside, named] : inside;
  return [first ?? '', ...rest.map((part) => `[${part}]`)].join('').slice(0, maxPathLength);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function messageOf({ keyword, params, parentSchema }: ErrorObject): string {
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
      return `must be ${parentSchema?.['x-expects'] ?? typeNames.get(params['type']) ?? 'of another kind'}`;
  }
}

const typeNames = new Map<unknown, string>([
  ['array', 'a list'],
  ['object', 'a group of fields'],
  ['string', 'text'],
]);
