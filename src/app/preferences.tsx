import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { Zone } from '#domain/time/zone.ts';
import { TextProvider } from '#i18n/text-provider.tsx';
import { type Preferences, readPreference, writePreference } from '#storage/preferences.ts';
import { namedZone, ZoneContext } from '#ui/base/zone-context.ts';

/** The preferences of all screens. Only lists use the density. */
type ScreenPreferences = Omit<Preferences, 'density'>;

interface PreferencesValue extends ScreenPreferences {
  readonly choose: <K extends keyof ScreenPreferences>(key: K, value: Preferences[K]) => void;
}

const PreferencesContext = createContext<PreferencesValue | null>(null);

/** Theme, language and sidebar width of this device (sections 1 and 2), and its time zone. */
export function usePreferences(): PreferencesValue {
  const value = use(PreferencesContext);
  if (value === null) throw new Error('usePreferences needs a <PreferencesProvider>');
  return value;
}

export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState<ScreenPreferences>(() => ({
    theme: readPreference('theme'),
    language: readPreference('language'),
    zone: readPreference('zone'),
    singleKeys: readPreference('singleKeys'),
    // On a tablet, a table fits only beside the collapsed sidebar.
    sidebar: readPreference('sidebar', window.matchMedia('(width < 64rem)').matches ? 'collapsed' : 'expanded'),
  }));

  const choose = useCallback(<K extends keyof ScreenPreferences>(key: K, value: Preferences[K]) => {
    writePreference(key, value);
    setPreferences((former) => ({ ...former, [key]: value }));
    if (key === 'theme') document.documentElement.dataset['theme'] = value;
  }, []);

  const value = useMemo(() => ({ ...preferences, choose }), [preferences, choose]);
  const zone = useMemo(
    () => ({ zone: namedZone(preferences.zone), chooseZone: (chosen: Zone) => choose('zone', chosen) }),
    [preferences.zone, choose],
  );
  return (
    <PreferencesContext value={value}>
      <ZoneContext value={zone}>
        <TextProvider language={preferences.language}>{children}</TextProvider>
      </ZoneContext>
    </PreferencesContext>
  );
}
