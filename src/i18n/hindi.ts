import auth from './hi/auth.json';
import entities from './hi/entities.json';
import rules from './hi/rules.json';
import screens from './hi/screens.json';
import ui from './hi/ui.json';

/** Loaded only when the person chooses Hindi. */
export const hindi = { ...ui, ...auth, ...rules, ...entities, ...screens };
