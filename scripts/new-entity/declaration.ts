import { singular, words } from './names.ts';

/** What the command line says of a new entity. */
export interface Wanted {
  readonly path: string;
  readonly label?: string | undefined;
  readonly record?: string | undefined;
  /** `name:text,url:url:required` */
  readonly fields: string;
}

interface WantedField {
  readonly name: string;
  readonly kind: string;
  readonly isRequired: boolean;
}

/** The code of a field by its kind, and where its rules come from. */
const builders: Readonly<Record<string, (field: WantedField) => string>> = {
  text: (field) => (field.name === 'name' ? `text('Name', nameRules())` : call('text', field)),
  url: (field) => call('url', field, ["urlRule('Invalid URL format')"]),
  email: (field) => call('email', field, ['emailRule()']),
  number: (field) => {
    const rules = rulesOf(field);
    return `digits('${words(field.name)}', 10${rules.length === 0 ? '' : `, [${rules.join(', ')}]`})`;
  },
  video: ({ name, isRequired }) =>
    `video('${words(name)}', ${isRequired ? 'videoUrlRules()' : 'optional(videoUrlRules())'})`,
  richText: (field) => call('richText', field),
  date: (field) => call('date', field),
  dateTime: (field) => call('dateTime', field),
  image: ({ name }) => `image('${words(name)}', '${name}')`,
  status: ({ name }) => (name === 'status' ? 'activeStatus()' : `activeStatus('${words(name)}')`),
};

/** The declaration of an entity. Its endpoints follow the pattern of the others; its columns are all but long texts. */
export function declarationOf({ path, label = words(path), record = singular(label), fields }: Wanted): string {
  const wanted = fields.split(',').map(fieldOf);
  const base = `/api/v1/${path}`;
  const lines = wanted.map((field) => `    ${field.name}: ${builders[field.kind]?.(field) ?? ''},`);
  const columns = wanted.filter(({ kind }) => kind !== 'richText').map(({ name }) => `'${name}'`);
  const code = lines.join('\n');
  return `${importsOf(code)}import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: '${path}',
  label: '${label}',
  record: '${record}',
  endpoints: {
    list: 'GET ${base}',
    read: 'GET ${base}/{id}',
    create: 'POST ${base}',
    update: 'PATCH ${base}/{id}',
    remove: 'DELETE ${base}',
  },
  columns: [${columns.join(', ')}],
  fields: {
${code}
  },
});
`;
}

/** @throws when the text is no field. */
function fieldOf(text: string): WantedField {
  const [name = '', kind = '', mark, ...rest] = text.trim().split(':');
  const isMark = mark === undefined || mark === 'required';
  if (!/^[a-z]\w*$/.test(name) || !(kind in builders) || !isMark || rest.length > 0) {
    throw new Error(`"${text}" is no field. Write name:kind or name:kind:required; kinds: ${kinds.join(', ')}.`);
  }
  const isRequired = mark === 'required';
  if (isRequired && (kind === 'image' || kind === 'status'))
    throw new Error(`"${text}": a ${kind} cannot be required.`);
  return { name, kind, isRequired };
}

export const kinds = Object.keys(builders);

function call(builder: string, field: WantedField, more: readonly string[] = []): string {
  const rules = [...rulesOf(field), ...more];
  const list = rules.length === 0 ? '' : `, [${rules.join(', ')}]`;
  return `${builder}('${words(field.name)}'${list})`;
}

function rulesOf({ name, isRequired }: WantedField): readonly string[] {
  return isRequired ? [`required('${words(name)} is required')`] : [];
}

const ruleNames = ['emailRule', 'nameRules', 'required', 'videoUrlRules'];
const builderNames = ['activeStatus', 'date', 'dateTime', 'digits', 'email', 'image', 'optional', 'richText'];

function importsOf(code: string): string {
  const called = (name: string) => new RegExp(`\\b${name}\\(`).test(code);
  const rules = [...ruleNames.filter(called), ...(called('urlRule') ? ['url as urlRule'] : [])];
  const fields = [...builderNames, 'text', 'url', 'video'].filter(called);
  const from = (names: readonly string[], file: string) =>
    names.length === 0 ? '' : `import { ${names.join(', ')} } from '${file}';\n`;
  return from(rules, '#domain/rules/rules.ts') + from(fields, '#fields/build.ts');
}
