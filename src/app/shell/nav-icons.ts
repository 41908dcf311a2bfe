import Boxes from 'lucide-react/icons/boxes';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Crosshair from 'lucide-react/icons/crosshair';
import FileText from 'lucide-react/icons/file-text';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapIcon from 'lucide-react/icons/map';
import Medal from 'lucide-react/icons/medal';
import Megaphone from 'lucide-react/icons/megaphone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Shield from 'lucide-react/icons/shield';
import SquarePlay from 'lucide-react/icons/square-play';
import Swords from 'lucide-react/icons/swords';
import Tags from 'lucide-react/icons/tags';
import Target from 'lucide-react/icons/target';
import Trophy from 'lucide-react/icons/trophy';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import type { AreaPath } from '#domain/areas.ts';
import type { Icon } from '#ui/button/icon.ts';

/** One icon for each path of the sidebar (section 2). */
export const navIcons: Readonly<Record<AreaPath, Icon>> = {
  dashboard: LayoutDashboard,
  bgmiMatches: Crosshair,
  bgmiAllmatches: Target,
  bgmiMap: MapIcon,
  bgmiGroup: Boxes,
  user: UserCog,
  games: Gamepad2,
  player: Users,
  teams: Shield,
  league: Medal,
  series: Layers,
  tournament: Trophy,
  matches: Swords,
  advertise: Megaphone,
  pages: FileText,
  youtube: SquarePlay,
  sync: RefreshCw,
  category: Tags,
  schedule: CalendarDays,
};
