import { pictureFile } from '../../../server/support/pictures.ts';
import { areaAt } from './area-at.ts';
import type { SpecifiedArea } from './specified-area.ts';

const picture = pictureFile('jpg', { name: 'face.jpg' });

const updateProfile = 'PATCH /api/v1/users/updateprofile';
const user: SpecifiedArea = {
  id: 2,
  list: { call: 'GET /api/v1/users/user', search: '?page=2&listPerPage=25&search=bgmi' },
  listAll: { call: 'GET /api/v1/users/user', search: '?page=1&listPerPage=10' },
  read: { call: 'GET /api/v1/users/2' },
  create: {
    call: 'POST /api/v1/users/create',
    typed: {
      name: 'neo',
      first_name: 'Thomas',
      last_name: 'Anderson',
      email: 'neo@example.com',
      password: 'Red#Pill1',
      mobile_no: '9123456780',
      birth_date: '1998-04-30',
      users: picture,
    },
    body: {
      name: 'neo',
      first_name: 'Thomas',
      last_name: 'Anderson',
      email: 'neo@example.com',
      // base64 of Red#Pill1: "passwords are transformed (encoded) in the client before sending".
      password: 'UmVkI1BpbGwx',
      mobile_no: '9123456780',
      // The default country of section 9.
      country: '1',
      birth_date: '1998-04-30',
      users: picture,
      status: '1',
    },
  },
  update: {
    call: updateProfile,
    typed: { mobile_no: '9123456781', birth_date: '1999-01-31' },
    body: {
      name: 'Asha Rao',
      first_name: 'Asha',
      last_name: 'Rao',
      email: 'asha@example.com',
      mobile_no: '9123456781',
      country: '1',
      birth_date: '1999-01-31',
      status: '1',
      id: '2',
    },
  },
  status: { call: updateProfile, body: { status: '0', id: '2' } },
  remove: { call: 'DELETE /api/v1/users/removeUser', search: '?Id=4000' },
};

const advertise = areaAt('/api/v1/events/advertise', {
  id: 1,
  idIn: 'body',
  // The path of the list itself: only the method and the id differ.
  removal: '/api/v1/events/advertise',
  create: { typed: { name: 'Mouse mats', image: picture, redirectUrl: 'https://example.com/mats' } },
  update: { typed: { redirectUrl: '' }, sent: { name: 'Season pass' } },
});

const pages = areaAt('/api/v1/pages', {
  id: 1,
  idIn: 'path',
  removal: '/api/v1/pages/removePages',
  create: { typed: { title: 'Fair play', content: '<p>No <b>cheats</b></p>' } },
  update: {
    typed: { title: 'About' },
    sent: { content: '<p>We organise tournaments and publish their results, schedules and point tables.</p>' },
  },
});

const youtube = areaAt('/api/v1/youtube', {
  id: 3,
  idIn: 'path',
  removal: '/api/v1/youtube/removeYoutube',
  create: { typed: { name: 'Awaken', url: 'https://youtu.be/zF5Ddo9JdpY' } },
  update: { typed: { name: 'Warriors 2' }, sent: { url: 'https://youtu.be/aR-KAldshAE' } },
});

/** Users and published content. */
export const specifiedContent: Readonly<Record<string, SpecifiedArea>> = { user, advertise, pages, youtube };
