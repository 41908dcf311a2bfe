import i18next from 'i18next';
import { useLayoutEffect } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Translate } from './english.ts';
import auth from './hi/auth.json';
import commands from './hi/commands.json';
import drafts from './hi/drafts.json';
import entities from './hi/entities.json';
import lists from './hi/lists.json';
import points from './hi/points.json';
import rules from './hi/rules.json';
import schedule from './hi/schedule.json';
import screens from './hi/screens.json';
import server from './hi/server.json';
import ui from './hi/ui.json';
import { type TranslateKnown, translateServerText } from './server-texts.ts';
import type { Text } from './text.ts';

void i18next.use(initReactI18next).init({
  lng: 'hi',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {
    hi: {
      translation: {
        ...ui,
        ...auth,
        ...commands,
        ...rules,
        ...entities,
        ...screens,
        ...drafts,
        ...lists,
        ...points,
        ...schedule,
        ...server,
      },
    },
  },
});

interface TranslatedTextsProps {
  readonly language: 'hi';
  readonly onTexts: (texts: Translate) => void;
}

/** Passes the texts of a language other than English to `onTexts` before the browser paints. Renders nothing. */
export function TranslatedTexts({ language, onTexts }: TranslatedTextsProps) {
  const { t, i18n } = useTranslation(undefined, { lng: language });
  useLayoutEffect(() => {
    // The typed `t` requires the placeholders of each key. `Translate` is typed by keys alone.
    const texts = t as unknown as Translate;
    const translateKnown: TranslateKnown = (key, placeholders) =>
      i18n.exists(key, { lng: language }) ? texts(key as Text, placeholders) : undefined;
    onTexts((key, values) =>
      values === undefined ? (translateServerText(key, translateKnown) ?? key) : texts(key, values),
    );
  }, [t, i18n, language, onTexts]);
  return null;
}
