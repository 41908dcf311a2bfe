import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { TextProvider } from '#i18n/text-provider.tsx';
import { type Preferences, readPreference, writePreference } from '#storage/preferences.ts';

interface Choice extends Preferences {
  readonly choose: <K extends keyof Preferences>(key: K, value: Preferences[K]) => void;
}

const PreferencesContext = createContext<Choice | null>(null);

/** Theme, language and sidebar width of this device (sections 1 and 2). */
export function usePreferences(): Choice {
  const choice = use(PreferencesContext);
  if (choice === null) throw new Error('usePreferences needs a <PreferencesProvider>');
  return choice;
}

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState<Preferences>(() => ({
    theme: readPreference('theme'),
    language: readPreference('language'),
    singleKeys: readPreference('singleKeys'),
    // A tablet's window has room for a table beside the narrow sidebar only.
    sidebar: readPreference('sidebar', window.matchMedia('(width < 1024px)').matches ? 'collapsed' : 'expanded'),
  }));

  const choose = useCallback(<K extends keyof Preferences>(key: K, value: Preferences[K]) => {
    writePreference(key, value);
    setPreferences((former) => ({ ...former, [key]: value }));
    if (key === 'theme') document.documentElement.dataset['theme'] = value;
  }, []);

  const choice = useMemo(() => ({ ...preferences, choose }), [preferences, choose]);
  return (
    <PreferencesContext value={choice}>
      <TextProvider language={preferences.language}>{children}</TextProvider>
    </PreferencesContext>
  );
}
