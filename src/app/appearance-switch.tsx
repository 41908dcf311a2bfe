import Clock from 'lucide-react/icons/clock';
import Languages from 'lucide-react/icons/languages';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { zoneOptions } from '#ui/base/zone-context.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import css from './appearance-switch.module.css';
import { usePreferences } from './preferences.tsx';

/** Each language by its own name, so that users find it without reading the current language. */
const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const;

interface AppearanceSwitchProps {
  /** Fixed in the corner of a screen without a top bar. */
  readonly floating?: boolean;
}

/** Switches theme and language (section 1) and the time zone, which are settings of the device. */
export function AppearanceSwitch({ floating }: AppearanceSwitchProps) {
  const text = useText();
  const { language, zone, choose } = usePreferences();
  const theme = useThemeSwitch();
  const chooseLanguage = (code: string) => {
    const chosen = languages.find((each) => each.code === code);
    if (chosen) choose('language', chosen.code);
  };
  const zones = zoneOptions(zone);
  const chooseZone = (value: string) => {
    const chosen = zones.find((each) => each.zone === value);
    if (chosen) choose('zone', chosen.zone);
  };
  return (
    <section className={classNames(css['appearance'], floating && css['floating'])} aria-label={text('Appearance')}>
      <span className={css['choice']}>
        <Languages size={18} className={css['icon']} />
        <select
          className={css['select']}
          aria-label={text('Language')}
          value={language}
          onChange={(event) => chooseLanguage(event.target.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {!floating && (
        <span className={classNames(css['choice'], css['zone'])}>
          <Clock size={18} className={css['icon']} />
          <select
            className={css['select']}
            aria-label={text('Time zone')}
            value={zones.find(({ isChosen }) => isChosen)?.zone}
            onChange={({ target }) => chooseZone(target.value)}
          >
            {zones.map((each) => (
              <option key={each.zone} value={each.zone}>
                {each.label}
              </option>
            ))}
          </select>
        </span>
      )}
      <IconButton icon={theme.icon} label={theme.label} onClick={theme.press} />
    </section>
  );
}

/** The button that switches to the other theme. */
export function useThemeSwitch() {
  const text = useText();
  const { theme, choose } = usePreferences();
  return theme === 'dark'
    ? { icon: Sun, label: text('Switch to the light theme'), press: () => choose('theme', 'light') }
    : { icon: Moon, label: text('Switch to the dark theme'), press: () => choose('theme', 'dark') };
}
