import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { english, type Translate } from './english.ts';
import type { Language } from './languages.ts';
import { TextContext } from './use-text.ts';

type TranslatedTexts = ComponentType<{ language: 'hi'; onTexts: (texts: Translate) => void }>;

interface TextProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * Gives the interface its strings. English needs nothing more; any other language is fetched when it is chosen, and what
 * stands on the screen stays until it is there. If it cannot be fetched, the interface is English.
 */
export function TextProvider({ language, children }: TextProviderProps) {
  const [Translated, setTranslated] = useState<TranslatedTexts>();
  // A visit that begins in another language shows nothing in English first.
  const [translated, setTexts] = useState<Translate | null>(() => (language === 'en' ? english : null));
  const applyTexts = useCallback((arrived: Translate) => setTexts(() => arrived), []);
  const texts = language === 'en' ? english : translated;

  useEffect(() => {
    if (language === 'en') return;
    import('./translated-texts.tsx').then(
      (late) => setTranslated(() => late.TranslatedTexts),
      () => applyTexts(english),
    );
  }, [language, applyTexts]);

  useEffect(() => {
    document.documentElement.lang = texts === english ? 'en' : language;
  }, [texts, language]);

  return (
    <>
      {language !== 'en' && Translated && <Translated language={language} onTexts={applyTexts} />}
      {texts && <TextContext value={texts}>{children}</TextContext>}
    </>
  );
}
