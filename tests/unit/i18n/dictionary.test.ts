import { describe, expect, test } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { sayServerText } from '#i18n/server-texts.ts';
import { validateLogin } from '#screens/auth/login-rules.ts';
import { englishForms, hindi, hindiFiles, keyOf } from './dictionary.ts';
import { textsIn } from './source-texts.ts';

/** Parts of queries and names, the log's words, and the answers to requests that no form sends. */
const notForPeople =
  /^{{}} {{}}|\bselect\b|was not delivered|^Session refreshed|^The (body|name of the field)|^Send the fields/;

const keys = new Set(Object.keys(hindi).map(keyOf));
const placesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([place]) => place).sort();

describe('Hindi', () => {
  test('has a text for every sentence that a machine or a call may tell a person', () => {
    const told = ['machines', 'src/api', 'src/actors'].flatMap(textsIn).filter(({ text, forDevelopers }) => {
      return !forDevelopers && /^[A-Z].*( |\.\.\.)/.test(text) && text !== 'Bearer {{}}';
    });
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(({ text }) => !keys.has(text))).toEqual([]);
  });

  test('has a text for everything that the reference server tells a person', () => {
    const told = ['auth', 'http', 'notifications', 'resources', 'users'].flatMap((area) => textsIn(`server/${area}`));
    const sentences = told.filter(({ text, forDevelopers }) => {
      return !forDevelopers && /^([A-Z][\w']*|{{}}) [\w{][^:=<]*$/.test(text) && !notForPeople.test(text);
    });
    expect(sentences.length).toBeGreaterThan(40);
    const unknown = sentences.filter(({ text }) => {
      return sayServerText(text.replaceAll('{{}}', '7'), (key) => hindi[key]) === undefined;
    });
    expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('has a text for every label and every message of a rule', async () => {
    const declared = import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { import: 'entity' });
    const entities = await Promise.all(Object.values(declared).map((load) => load()));
    expect(entities.length).toBeGreaterThanOrEqual(3);
    const said = entities.flatMap(({ label, record, fields }) => [
      ...[label, record],
      ...Object.values(fields).flatMap((field) => [field.label, ...field.rules.map(({ message }) => message)]),
    ]);
    const atLogin = ['', 'a b', 'x'.repeat(17)].flatMap((value) =>
      Object.values<string>(validateLogin({ username: value, password: value })),
    );
    expect([...said, ...atLogin].filter((text) => !keys.has(text))).toEqual([]);
  });

  test('keeps the places of the English text', () => {
    const differing = Object.entries(hindi).filter(
      ([key, text]) => placesIn(key).join(' ') !== placesIn(text).join(' '),
    );
    expect(differing).toEqual([]);
  });

  test('has both forms of what is counted, and English has them too', () => {
    const counted = Object.keys(hindi).filter((key) => keyOf(key) !== key);
    expect(counted).not.toEqual([]);
    for (const key of counted) {
      expect(Object.keys(hindi)).toContain(`${keyOf(key)}_one`);
      expect(Object.keys(hindi)).toContain(`${keyOf(key)}_other`);
    }
    expect(Object.keys(englishForms).sort()).toEqual(counted.sort());
  });

  test('writes digits in Latin, and leaves nothing empty or with a space around it', () => {
    const odd = Object.entries(hindi).filter(
      ([, text]) => /[\u0966-\u096f]/.test(text) || text === '' || text !== text.trim(),
    );
    expect(odd).toEqual([]);
  });

  test('says the same wherever a key stands in two files', () => {
    const differing = Object.entries(hindiFiles).flatMap(([file, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => (hindi[key] === text ? [] : [`${file}: ${key}`])),
    );
    expect(differing).toEqual([]);
  });

  test('has no text that nothing says', () => {
    const said = new Set(['src', 'machines', 'server'].flatMap(textsIn).map(({ text }) => text));
    const filled = (key: string) => key.replace(/{{\w+}}/g, '{{}}');
    expect([...keys].filter((key) => !said.has(key) && !said.has(filled(key)))).toEqual([]);
  });
});
