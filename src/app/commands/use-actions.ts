import { useRouter } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { zoneOptions } from '#ui/base/zone-context.ts';
import { useThemeSwitch } from '../appearance-switch.tsx';
import { usePreferences } from '../preferences.tsx';
import type { Command } from './command.ts';

interface ActionsOptions {
  readonly entities: readonly Entity[];
  readonly onHelp: () => void;
  readonly onLogout: () => void;
}

/** Actions available on every screen: create a record of each area, and those of the top bar and the profile menu. */
export function useActions({ entities, onHelp, onLogout }: ActionsOptions): readonly Command[] {
  const text = useText();
  const { history } = useRouter();
  const { language, zone, choose } = usePreferences();
  const theme = useThemeSwitch();
  const capabilities = useCapabilities();
  const creates = entities
    .filter(({ endpoints }) => endpoints.create)
    .map(
      ({ path, record }): Command => ({
        id: `create/${path}`,
        label: text('Create {{record}}', { record: text(record) }),
        keywords: `Create ${record}`,
        icon: Plus,
        run: () => history.push(`/${path}/create`),
      }),
    );
  return [
    ...creates,
    {
      id: 'profile',
      label: text('Edit Profile'),
      keywords: 'Edit Profile',
      icon: UserRoundPen,
      run: () => history.push('/profile'),
    },
    {
      id: 'changes',
      label: text('My recent changes'),
      keywords: 'My recent changes history',
      icon: History,
      run: () => history.push('/changes'),
    },
    ...(capabilities?.history
      ? [
          {
            id: 'history',
            label: text('History'),
            keywords: 'History recent changes of all users trash deleted restore undo',
            icon: History,
            run: () => history.push('/history'),
          },
        ]
      : []),
    { id: 'theme', label: theme.label, keywords: 'theme dark light', icon: theme.icon, run: theme.press },
    {
      id: 'language',
      label: language === 'en' ? 'हिन्दी' : 'English',
      keywords: `${text('Language')} language hindi english`,
      icon: Languages,
      run: () => choose('language', language === 'en' ? 'hi' : 'en'),
    },
    ...zoneOptions(zone)
      .filter(({ isChosen }) => !isChosen)
      .map(
        (option): Command => ({
          id: `zone/${option.zone}`,
          label: text('Show times in {{zone}}', { zone: option.label }),
          keywords: `Show times in ${option.label} time zone`,
          icon: Clock,
          run: () => choose('zone', option.zone),
        }),
      ),
    {
      id: 'help',
      label: text('Keyboard shortcuts'),
      keywords: 'Keys help keyboard shortcuts',
      hint: '?',
      icon: Keyboard,
      run: onHelp,
    },
    { id: 'logout', label: text('Logout'), keywords: 'Logout sign out', icon: LogOut, run: onLogout },
  ];
}
