import i18next from 'i18next';
import { useLayoutEffect } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Translate, Values } from './english.ts';
import server from './hi/server.json';
import { hindi } from './hindi.ts';
import { type TranslateKnown, translateServerText } from './server-texts.ts';
import type { Text } from './text.ts';

void i18next.use(initReactI18next).init({
  lng: 'hi',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { hi: { translation: { ...hindi, ...server } } },
});

interface TranslatedTextsProps {
  readonly language: 'hi';
  readonly onTexts: (texts: Translate) => void;
}

/** Passes the texts of a language other than English to `onTexts` before the browser paints. Renders nothing. */
export function TranslatedTexts({ language, onTexts }: TranslatedTextsProps) {
  const { t, i18n } = useTranslation(undefined, { lng: language });
  useLayoutEffect(() => {
    const translateKnown: TranslateKnown = (key, placeholders) =>
      i18n.exists(key, { lng: language }) ? t(key, { ...placeholders }) : undefined;
    const translate = (key: Text, values?: Values) =>
      values === undefined ? (translateServerText(key, translateKnown) ?? key) : t(key, values);
    onTexts(Object.assign(translate, { language }));
  }, [t, i18n, language, onTexts]);
  return null;
}
