import plurals from '#i18n/en.json' with { type: 'json' };
import auth from '#i18n/hi/auth.json' with { type: 'json' };
import blocked from '#i18n/hi/blocked.json' with { type: 'json' };
import commands from '#i18n/hi/commands.json' with { type: 'json' };
import dashboard from '#i18n/hi/dashboard.json' with { type: 'json' };
import drafts from '#i18n/hi/drafts.json' with { type: 'json' };
import entities from '#i18n/hi/entities.json' with { type: 'json' };
import history from '#i18n/hi/history.json' with { type: 'json' };
import imports from '#i18n/hi/import.json' with { type: 'json' };
import lists from '#i18n/hi/lists.json' with { type: 'json' };
import points from '#i18n/hi/points.json' with { type: 'json' };
import publish from '#i18n/hi/publish.json' with { type: 'json' };
import rules from '#i18n/hi/rules.json' with { type: 'json' };
import schedule from '#i18n/hi/schedule.json' with { type: 'json' };
import screens from '#i18n/hi/screens.json' with { type: 'json' };
import server from '#i18n/hi/server.json' with { type: 'json' };
import ui from '#i18n/hi/ui.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

/** The Hindi files, by area. `server` contains server messages that the interface does not use. */
export const hindiFiles: Readonly<Record<string, Texts>> = {
  auth,
  blocked,
  commands,
  dashboard,
  drafts,
  entities,
  history,
  imports,
  lists,
  points,
  publish,
  rules,
  schedule,
  screens,
  server,
  ui,
};

/** Every Hindi text by its key. */
export const hindi: Texts = {
  ...auth,
  ...blocked,
  ...commands,
  ...dashboard,
  ...drafts,
  ...entities,
  ...history,
  ...imports,
  ...lists,
  ...points,
  ...publish,
  ...rules,
  ...schedule,
  ...screens,
  ...server,
  ...ui,
};

/** English texts that differ from their keys: plural forms. */
export const englishForms: Texts = plurals;

/** The key without the suffix of a plural form, as code uses it. */
export function keyOf(key: string): string {
  return key.replace(/_(one|other)$/, '');
}
