import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en.json';

export type Language = 'en' | 'hi';

export const languages: readonly Language[] = ['en', 'hi'];

/** Starts in English, whose texts are the keys themselves: nothing is fetched (section 1: English unless a choice is stored). */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: en } },
  });
  if (language !== 'en') await changeLanguage(language);
}

export async function changeLanguage(language: Language): Promise<void> {
  if (language === 'hi' && !i18next.hasResourceBundle('hi', 'translation')) {
    const { hindi } = await import('./hindi.ts');
    i18next.addResourceBundle('hi', 'translation', hindi);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
