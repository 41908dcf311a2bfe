import { useRouter } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useText } from '#i18n/use-text.ts';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { zoneOptions } from '#ui/base/zone-context.ts';
import { appShortcuts } from '#ui/keys/everywhere.ts';
import { useThemeSwitch } from '../appearance-switch.tsx';
import { usePreferences } from '../preferences.tsx';
import type { Command } from './command.ts';

/** What the commands need from the frame. */
export interface CommandContext {
  /** The number of drafts. */
  readonly drafts: number;
  /** Set if the app can be installed. */
  readonly onInstall: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly onLogout: () => void;
}

/** A command that is available on every screen. */
interface AppCommand extends Command {
  /** In the search of everything, in the menu of the user, or in both. */
  readonly shown: readonly ('search' | 'menu')[];
  /** Starts a new group of the menu. */
  readonly separated?: boolean;
}

/** The commands of every screen, each declared once: those that can run now, in their order. */
export function useCommands({ drafts, onInstall, onHelp, onLogout }: CommandContext): readonly AppCommand[] {
  const text = useText();
  const { history } = useRouter();
  const { language, zone, choose } = usePreferences();
  const theme = useThemeSwitch();
  const capabilities = useCapabilities();
  const commands: readonly (AppCommand | false | undefined)[] = [
    {
      id: 'profile',
      label: text('Edit Profile'),
      keywords: 'Edit Profile',
      icon: UserRoundPen,
      shown: ['search', 'menu'],
      run: () => history.push('/profile'),
    },
    // The search has it as a screen.
    drafts > 0 && {
      id: 'drafts',
      label: `${text('Drafts')} (${drafts})`,
      icon: FileText,
      shown: ['menu'],
      run: () => history.push('/drafts'),
    },
    {
      id: 'changes',
      label: text('My recent changes'),
      keywords: 'My recent changes history',
      icon: History,
      shown: ['search', 'menu'],
      run: () => history.push('/changes'),
    },
    capabilities?.history && {
      id: 'history',
      label: text('History'),
      keywords: 'History recent changes of all users trash deleted restore undo',
      icon: History,
      shown: ['search'],
      run: () => history.push('/history'),
    },
    onInstall && {
      id: 'install',
      label: text('Install the app'),
      keywords: 'Install the app',
      icon: Download,
      shown: ['search', 'menu'],
      run: onInstall,
    },
    {
      id: 'theme',
      label: theme.label,
      keywords: 'theme dark light',
      icon: theme.icon,
      shown: ['search'],
      run: theme.press,
    },
    {
      id: 'language',
      label: language === 'en' ? 'हिन्दी' : 'English',
      keywords: `${text('Language')} language hindi english`,
      icon: Languages,
      shown: ['search'],
      run: () => choose('language', language === 'en' ? 'hi' : 'en'),
    },
    ...zoneOptions(zone)
      .filter(({ isChosen }) => !isChosen)
      .map(
        (option): AppCommand => ({
          id: `zone/${option.zone}`,
          label: text('Show times in {{zone}}', { zone: option.label }),
          keywords: `Show times in ${option.label} time zone`,
          icon: Clock,
          shown: ['search'],
          run: () => choose('zone', option.zone),
        }),
      ),
    {
      id: 'help',
      label: text('Keyboard shortcuts'),
      keywords: 'Keys help keyboard shortcuts',
      hint: appShortcuts.lines.help.keys[0],
      icon: Keyboard,
      shown: ['search'],
      run: onHelp,
    },
    {
      id: 'logout',
      label: text('Logout'),
      keywords: 'Logout sign out',
      icon: LogOut,
      separated: true,
      shown: ['search', 'menu'],
      run: onLogout,
    },
  ];
  return commands.filter((command) => !!command);
}
