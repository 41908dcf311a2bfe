import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { english, type Language, type Translate } from './english.ts';
import { TextContext } from './use-text.ts';

interface TextProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * Provides the interface's strings. English is built in. Another language is loaded when it is chosen, and the screen keeps
 * its current texts until then. If loading fails, the interface is in English.
 */
export function TextProvider({ language, children }: TextProviderProps) {
  const [Translated, setTranslated] = useState<typeof import('./translated-texts.tsx').TranslatedTexts>();
  // A visit in another language shows nothing in English first.
  const [translated, setTexts] = useState<Translate | null>(() => (language === 'en' ? english : null));
  const applyTexts = useCallback((loaded: Translate) => setTexts(() => loaded), []);
  const texts = language === 'en' ? english : translated;

  useEffect(() => {
    if (language === 'en') return;
    import('./translated-texts.tsx').then(
      (module) => setTranslated(() => module.TranslatedTexts),
      () => applyTexts(english),
    );
  }, [language, applyTexts]);

  useEffect(() => {
    const shown = texts === english ? 'en' : language;
    const page = document.documentElement;
    page.lang = shown;
    // A translation into the language that the page has would only change names.
    page.translate = !navigator.language.startsWith(shown);
  }, [texts, language]);

  return (
    <>
      {language !== 'en' && Translated && <Translated language={language} onTexts={applyTexts} />}
      {texts && <TextContext value={texts}>{children}</TextContext>}
    </>
  );
}
