import server from './hi/server.json';

/** Translates one of our texts and fills its placeholders. Undefined if we do not have the text. */
export type TranslateKnown = (key: string, placeholders?: Readonly<Record<string, string>>) => string | undefined;

/** Server messages with placeholders: '{{record}} created successfully' matches 'Team created successfully'. */
const patterns = Object.keys(server)
  .filter((key) => key.includes('{{'))
  .map((key) => {
    const escaped = key.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return { key, pattern: new RegExp(`^${escaped.replace(/{{(\w+)}}/g, '(?<$1>.+)')}$`) };
  });

/**
 * A server's message in the user's language. Known are our own texts, and texts whose placeholders contain our texts or a
 * single word. Undefined for any other message.
 */
export function translateServerText(message: string, translate: TranslateKnown): string | undefined {
  const whole = translate(message);
  if (whole !== undefined) return whole;
  for (const { key, pattern } of patterns) {
    const found = Object.entries(pattern.exec(message)?.groups ?? {});
    const placeholders: Record<string, string> = {};
    for (const [name, value] of found) {
      const translated = translateServerText(value, translate) ?? (/^[\w.-]+$/.test(value) ? value : undefined);
      if (translated !== undefined) placeholders[name] = translated;
    }
    if (found.length > 0 && Object.keys(placeholders).length === found.length) return translate(key, placeholders);
  }
  return undefined;
}
