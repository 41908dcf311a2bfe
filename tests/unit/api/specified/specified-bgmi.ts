import { pictureFile } from '../../../server/support/pictures.ts';
import { areaAt } from './area-at.ts';
import type { SpecifiedArea } from './specified-area.ts';

const picture = pictureFile('webp', { name: 'group.webp' });

const bgmiMatches = areaAt('/api/v1/bgmi/matches', {
  id: 4,
  idIn: 'body',
  removal: '/api/v1/bgmi/matches/removeMatches',
  create: {
    typed: {
      name: 'Week 4',
      series_id: '13',
      teams: [
        { team_id: '40', group_id: '1' },
        { team_id: '39', group_id: '' },
      ],
    },
    sent: { teams: [{ team_id: '40', group_id: '1' }, { team_id: '39' }] },
  },
  update: { typed: { teams: [] }, sent: { name: 'CEGC 2025 Grand Finals', series_id: '15' } },
});

const bgmiAllmatches = areaAt('/api/v1/bgmi/allMatches', {
  id: 1,
  idIn: 'body',
  removal: '/api/v1/bgmi/allMatches/removeMatches',
  create: {
    typed: {
      map_name: 'Sanhok',
      start_date: '2027-01-01 18:30:00',
      match_no: '0',
      day: '4',
      bgmi_match_id: '1',
      other_link: 'https://example.com/day-4',
    },
  },
  update: {
    typed: { map_name: 'Miramar' },
    sent: { start_date: '2025-04-26 08:05:00', match_no: '1', day: '2', bgmi_match_id: '1' },
  },
});

const bgmiMap = areaAt('/api/v1/bgmi/map', {
  id: 8,
  idIn: 'path',
  removal: '/api/v1/bgmi/map/removeMap',
  create: { typed: { name: 'Haven', image: picture } },
  update: { typed: { name: 'Nusa 2' } },
});

const bgmiGroup = areaAt('/api/v1/bgmi/group', {
  id: 1,
  idIn: 'path',
  removal: '/api/v1/bgmi/group/removeBgmiGroup',
  create: { typed: { name: 'Group D', image: picture, series_id: '13', teams: ['40', '32'] } },
  update: {
    typed: { series_id: '' },
    sent: { name: 'Group A', teams: ['40', '49', '64', '66', '45', '54', '56', '69'] },
  },
});

/** The battle-royale areas. */
export const specifiedBgmi: Readonly<Record<string, SpecifiedArea>> = {
  bgmiMatches,
  bgmiAllmatches,
  // Section 7 has a separate path for reading a map.
  bgmiMap: { ...bgmiMap, read: { call: 'GET /api/v1/bgmi/mapId/8' } },
  bgmiGroup,
};
