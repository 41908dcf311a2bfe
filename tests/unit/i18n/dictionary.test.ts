import { describe, expect, test } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { translateServerText } from '#i18n/server-texts.ts';
import { validateLogin } from '#screens/auth/login-rules.ts';
import { englishForms, hindi, hindiFiles, keyOf } from './dictionary.ts';
import { textsIn } from './source-texts.ts';

/** What a call sends: a token, or the endpoint itself. */
const ofCalls = /^Bearer {{}}$|^(GET|POST|PATCH|DELETE) (\/|{{})/;

/** Parts of queries and names, log messages, and responses to requests that no form sends. */
const notForUsers =
  /^{{}} {{}}|\b(select|tablesample)\b|is null$|(was|were) not (delivered|purged|collected)|^Session refreshed|^The (body|name of the field)|^Send the fields/;

const keys = new Set(Object.keys(hindi).map(keyOf));
const placeholdersIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([placeholder]) => placeholder).sort();

const features = ['drafts', 'history', 'lists', 'records', 'session', 'storage/cache', 'worker/client'];
const clientFolders = ['machines', 'src/api', ...features.map((folder) => `src/${folder}`)];

describe('Hindi', () => {
  test('has a text for every message of a machine, a call or a feature', () => {
    const messages = clientFolders.flatMap(textsIn).filter(({ text, forDevelopers }) => {
      return !forDevelopers && /^[A-Z].*( |\.\.\.)/.test(text) && !ofCalls.test(text);
    });
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter(({ text }) => !keys.has(text))).toEqual([]);
  });

  test('has a text for every message of the reference server to users', () => {
    const texts = ['auth', 'history', 'http', 'notifications', 'resources', 'trash', 'users'].flatMap((area) =>
      textsIn(`server/${area}`),
    );
    const sentences = texts.filter(({ text, forDevelopers }) => {
      return !forDevelopers && /^([A-Z][\w']*|{{}}) [\w{][^:=<]*$/.test(text) && !notForUsers.test(text);
    });
    expect(sentences.length).toBeGreaterThan(40);
    const unknown = sentences.filter(({ text }) => {
      return translateServerText(text.replaceAll('{{}}', '7'), (key) => hindi[key]) === undefined;
    });
    expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('has a text for every label and every message of a rule', async () => {
    const declared = import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { import: 'entity' });
    const entities = await Promise.all(Object.values(declared).map((load) => load()));
    expect(entities.length).toBeGreaterThanOrEqual(3);
    const declaredTexts = entities.flatMap(({ label, record, fields }) => [
      ...[label, record],
      ...Object.values(fields).flatMap((field) => [field.label, ...field.rules.map(({ message }) => message)]),
    ]);
    const atLogin = ['', 'a b', 'x'.repeat(17)].flatMap((value) =>
      Object.values<string>(validateLogin({ username: value, password: value })),
    );
    expect([...declaredTexts, ...atLogin].filter((text) => !keys.has(text))).toEqual([]);
  });

  test('has the placeholders of the English text', () => {
    const differing = Object.entries(hindi).filter(
      ([key, text]) => placeholdersIn(key).join(' ') !== placeholdersIn(text).join(' '),
    );
    expect(differing).toEqual([]);
  });

  test('has both plural forms of counted texts, as English has', () => {
    const counted = Object.keys(hindi).filter((key) => keyOf(key) !== key);
    expect(counted).not.toEqual([]);
    for (const key of counted) {
      expect(Object.keys(hindi)).toContain(`${keyOf(key)}_one`);
      expect(Object.keys(hindi)).toContain(`${keyOf(key)}_other`);
    }
    expect(Object.keys(englishForms).sort()).toEqual(counted.sort());
  });

  test('uses Latin digits and has no empty or untrimmed text', () => {
    const odd = Object.entries(hindi).filter(
      ([, text]) => /[\u0966-\u096f]/.test(text) || text === '' || text !== text.trim(),
    );
    expect(odd).toEqual([]);
  });

  test('has the same text for a key in two files', () => {
    const differing = Object.entries(hindiFiles).flatMap(([file, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => (hindi[key] === text ? [] : [`${file}: ${key}`])),
    );
    expect(differing).toEqual([]);
  });

  test('has no unused text', () => {
    const used = new Set(['src', 'machines', 'server'].flatMap(textsIn).map(({ text }) => text));
    const filled = (key: string) => key.replace(/{{\w+}}/g, '{{}}');
    expect([...keys].filter((key) => !used.has(key) && !used.has(filled(key)))).toEqual([]);
  });
});
