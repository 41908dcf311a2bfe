import type auth from './hi/auth.json';
import type commands from './hi/commands.json';
import type drafts from './hi/drafts.json';
import type entities from './hi/entities.json';
import type lists from './hi/lists.json';
import type points from './hi/points.json';
import type rules from './hi/rules.json';
import type schedule from './hi/schedule.json';
import type screens from './hi/screens.json';
import type ui from './hi/ui.json';

/**
 * Every string of the interface. The key is the English text of the specification. The Hindi files list the keys, so a
 * string without a Hindi text does not compile.
 */
export type Dictionary = typeof auth &
  typeof commands &
  typeof drafts &
  typeof entities &
  typeof lists &
  typeof points &
  typeof rules &
  typeof schedule &
  typeof screens &
  typeof ui;

type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** A key of {@link Dictionary}, without the suffix of plural forms. */
export type Text = Singular<keyof Dictionary>;
