import i18next from 'i18next';
import { useLayoutEffect } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Translate } from './english.ts';
import auth from './hi/auth.json';
import commands from './hi/commands.json';
import drafts from './hi/drafts.json';
import entities from './hi/entities.json';
import points from './hi/points.json';
import rules from './hi/rules.json';
import screens from './hi/screens.json';
import server from './hi/server.json';
import ui from './hi/ui.json';
import { type Say, sayServerText } from './server-texts.ts';
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
      translation: { ...ui, ...auth, ...commands, ...rules, ...entities, ...screens, ...drafts, ...points, ...server },
    },
  },
});

interface TranslatedTextsProps {
  readonly language: 'hi';
  readonly onTexts: (texts: Translate) => void;
}

/** Hands up the texts of a language other than English, before the browser paints. Shows nothing itself. */
export function TranslatedTexts({ language, onTexts }: TranslatedTextsProps) {
  const { t, i18n } = useTranslation(undefined, { lng: language });
  useLayoutEffect(() => {
    // The typed `t` asks for each key's own places; the interface's strings are typed by their keys alone.
    const texts = t as unknown as Translate;
    const own: Say = (key, places) => (i18n.exists(key, { lng: language }) ? texts(key as Text, places) : undefined);
    onTexts((key, places) => (places === undefined ? (sayServerText(key, own) ?? key) : texts(key, places)));
  }, [t, i18n, language, onTexts]);
  return null;
}
