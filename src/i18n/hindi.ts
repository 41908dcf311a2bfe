import auth from './hi/auth.json';
import commands from './hi/commands.json';
import dashboard from './hi/dashboard.json';
import drafts from './hi/drafts.json';
import entities from './hi/entities.json';
import history from './hi/history.json';
import imports from './hi/import.json';
import lists from './hi/lists.json';
import points from './hi/points.json';
import publish from './hi/publish.json';
import rules from './hi/rules.json';
import schedule from './hi/schedule.json';
import screens from './hi/screens.json';
import ui from './hi/ui.json';
import undo from './hi/undo.json';

/** The Hindi of every string of the interface, by its English text. */
export const hindi = {
  ...ui,
  ...auth,
  ...commands,
  ...rules,
  ...entities,
  ...screens,
  ...drafts,
  ...lists,
  ...history,
  ...imports,
  ...points,
  ...publish,
  ...schedule,
  ...dashboard,
  ...undo,
};
