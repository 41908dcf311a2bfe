import { nameRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Leagues, BGMI maps and BGMI groups: "only name required" (section 5). */
export const nameOnlyRules = ruled({ name: nameRules() });
