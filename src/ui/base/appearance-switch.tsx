import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useText } from '#i18n/use-text.ts';
import css from './appearance-switch.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

type Theme = 'light' | 'dark';
type Language = 'en' | 'hi';

/** Each language by its own name, so that users find it without reading the current language. */
const languages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

export type AppearanceSwitchProps = {
  theme: Theme;
  language: Language;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  /** Fixed in the corner of a screen without a top bar. */
  floating?: boolean;
};

/** Switches theme and language (section 1), which are settings of the device. */
export function AppearanceSwitch({ theme, language, onTheme, onLanguage, floating }: AppearanceSwitchProps) {
  const text = useText();
  const isDark = theme === 'dark';
  const choose = (code: string) => {
    const chosen = languages.find((each) => each.code === code);
    if (chosen) onLanguage(chosen.code);
  };
  return (
    <section className={classNames(css['appearance'], floating && css['floating'])} aria-label={text('Appearance')}>
      <span className={css['language']}>
        <Languages size={18} className={css['icon']} />
        <select
          className={css['select']}
          aria-label={text('Language')}
          value={language}
          onChange={(event) => choose(event.target.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <IconButton
        icon={isDark ? Sun : Moon}
        label={isDark ? text('Switch to the light theme') : text('Switch to the dark theme')}
        onClick={() => onTheme(isDark ? 'light' : 'dark')}
      />
    </section>
  );
}
