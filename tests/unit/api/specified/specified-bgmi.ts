import { pictureFile } from '../../../server/support/pictures.ts';
import type { SpecifiedArea } from './specified-area.ts';

const picture = pictureFile('webp', { name: 'group.webp' });

/** The battle-royale areas. */
export const specifiedBgmi: Readonly<Record<string, SpecifiedArea>> = {
  bgmiMatches: {
    id: 4,
    list: { call: 'GET /api/v1/bgmi/matches', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/bgmi/matches', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/bgmi/matches/4' },
    create: {
      call: 'POST /api/v1/bgmi/matches',
      typed: {
        name: 'Week 4',
        series_id: '13',
        teams: [
          { team_id: '40', group_id: '1' },
          { team_id: '39', group_id: '' },
        ],
      },
      body: {
        name: 'Week 4',
        series_id: '13',
        teams: [{ team_id: '40', group_id: '1' }, { team_id: '39' }],
        status: '1',
      },
    },
    update: {
      call: 'PATCH /api/v1/bgmi/matches',
      typed: { teams: [] },
      body: { name: 'CEGC 2025 Grand Finals', series_id: '15', teams: [], status: '1', id: '4' },
    },
    status: { call: 'PATCH /api/v1/bgmi/matches', body: { status: '0', id: '4' } },
    remove: { call: 'DELETE /api/v1/bgmi/matches/removeMatches', search: '?Id=4000' },
  },
  bgmiAllmatches: {
    id: 1,
    list: { call: 'GET /api/v1/bgmi/allMatches', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/bgmi/allMatches', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/bgmi/allMatches/1' },
    create: {
      call: 'POST /api/v1/bgmi/allMatches',
      typed: {
        map_name: 'Sanhok',
        start_date: '2027-01-01 18:30:00',
        match_no: '0',
        day: '4',
        bgmi_match_id: '1',
        other_link: 'https://example.com/day-4',
      },
      body: {
        map_name: 'Sanhok',
        start_date: '2027-01-01 18:30:00',
        match_no: '0',
        day: '4',
        bgmi_match_id: '1',
        other_link: 'https://example.com/day-4',
        status: '1',
      },
    },
    update: {
      call: 'PATCH /api/v1/bgmi/allMatches',
      typed: { map_name: 'Miramar' },
      body: {
        map_name: 'Miramar',
        start_date: '2025-04-26 08:05:00',
        match_no: '1',
        day: '2',
        bgmi_match_id: '1',
        status: '1',
        id: '1',
      },
    },
    status: { call: 'PATCH /api/v1/bgmi/allMatches', body: { status: '0', id: '1' } },
    remove: { call: 'DELETE /api/v1/bgmi/allMatches/removeMatches', search: '?Id=4000' },
  },
  bgmiMap: {
    id: 8,
    list: { call: 'GET /api/v1/bgmi/map', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/bgmi/map', search: '?page=1&listPerPage=10' },
    // Section 7 has a separate path for reading a map.
    read: { call: 'GET /api/v1/bgmi/mapId/8' },
    create: {
      call: 'POST /api/v1/bgmi/map',
      typed: { name: 'Haven', image: picture },
      body: { name: 'Haven', image: picture, status: '1' },
    },
    update: { call: 'PATCH /api/v1/bgmi/map/8', typed: { name: 'Nusa 2' }, body: { name: 'Nusa 2', status: '1' } },
    status: { call: 'PATCH /api/v1/bgmi/map/8', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/bgmi/map/removeMap', search: '?Id=4000' },
  },
  bgmiGroup: {
    id: 1,
    list: { call: 'GET /api/v1/bgmi/group', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/bgmi/group', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/bgmi/group/1' },
    create: {
      call: 'POST /api/v1/bgmi/group',
      typed: { name: 'Group D', image: picture, series_id: '13', teams: ['40', '32'] },
      body: { name: 'Group D', image: picture, series_id: '13', teams: ['40', '32'], status: '1' },
    },
    update: {
      call: 'PATCH /api/v1/bgmi/group/1',
      typed: { series_id: '' },
      body: {
        name: 'Group A',
        series_id: '',
        teams: ['40', '49', '64', '66', '45', '54', '56', '69'],
        status: '1',
      },
    },
    status: { call: 'PATCH /api/v1/bgmi/group/1', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/bgmi/group/removeBgmiGroup', search: '?Id=4000' },
  },
};
