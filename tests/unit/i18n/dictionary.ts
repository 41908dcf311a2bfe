import plurals from '#i18n/en.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

/** The Hindi files, by path. `server.json` contains server messages that the interface does not use. */
export const hindiFiles = import.meta.glob<Texts>('../../../src/i18n/hi/*.json', { import: 'default', eager: true });

/** Every Hindi text by its key. */
export const hindi: Texts = Object.fromEntries(Object.values(hindiFiles).flatMap((texts) => Object.entries(texts)));

/** English texts that differ from their keys: plural forms. */
export const englishForms: Texts = plurals;

/** The key without the suffix of a plural form, as code uses it. */
export function keyOf(key: string): string {
  return key.replace(/_(one|other)$/, '');
}
