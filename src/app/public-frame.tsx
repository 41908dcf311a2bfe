import type { ReactNode } from 'react';
import { AppearanceSwitch } from '#ui/base/appearance-switch.tsx';
import { usePreferences } from './preferences.tsx';

/** The frame of the screens that need no login, with the choice of theme and language. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { theme, language, choose } = usePreferences();
  return (
    <>
      {children}
      <AppearanceSwitch
        theme={theme}
        language={language}
        floating
        onTheme={(chosen) => choose('theme', chosen)}
        onLanguage={(chosen) => choose('language', chosen)}
      />
    </>
  );
}
