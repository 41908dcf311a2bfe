import server from './hi/server.json';

/** Says a text of ours, with its places filled; nothing of one that we do not have. */
export type Say = (key: string, places?: Readonly<Record<string, string>>) => string | undefined;

/** Servers' sentences that have places in them: '{{record}} created successfully' is 'Team created successfully'. */
const shapes = Object.keys(server)
  .filter((key) => key.includes('{{'))
  .map((key) => {
    const escaped = key.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return { key, pattern: new RegExp(`^${escaped.replace(/{{(\w+)}}/g, '(?<$1>.+)')}$`) };
  });

/**
 * A server's message in the person's language: one of ours, or one that says something of ours or of one word. Any other
 * is unknown.
 */
export function sayServerText(message: string, say: Say): string | undefined {
  const whole = say(message);
  if (whole !== undefined) return whole;
  for (const { key, pattern } of shapes) {
    const found = Object.entries(pattern.exec(message)?.groups ?? {});
    const places: Record<string, string> = {};
    for (const [name, held] of found) {
      const said = sayServerText(held, say) ?? (/^[\w.-]+$/.test(held) ? held : undefined);
      if (said !== undefined) places[name] = said;
    }
    if (found.length > 0 && Object.keys(places).length === found.length) return say(key, places);
  }
  return undefined;
}
