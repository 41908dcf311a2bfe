import { pictureFile } from '../../../server/support/pictures.ts';
import type { SpecifiedArea } from './specified-area.ts';

const picture = pictureFile('jpg', { name: 'face.jpg' });

/** Users and published content. */
export const specifiedContent: Readonly<Record<string, SpecifiedArea>> = {
  user: {
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
      call: 'PATCH /api/v1/users/updateprofile',
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
    status: { call: 'PATCH /api/v1/users/updateprofile', body: { status: '0', id: '2' } },
    remove: { call: 'DELETE /api/v1/users/removeUser', search: '?Id=4000' },
  },
  advertise: {
    id: 1,
    list: { call: 'GET /api/v1/events/advertise', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/events/advertise', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/events/advertise/1' },
    create: {
      call: 'POST /api/v1/events/advertise',
      typed: { name: 'Mouse mats', image: picture, redirectUrl: 'https://example.com/mats' },
      body: { name: 'Mouse mats', image: picture, redirectUrl: 'https://example.com/mats', status: '1' },
    },
    update: {
      call: 'PATCH /api/v1/events/advertise',
      typed: { redirectUrl: '' },
      body: { name: 'Season pass', redirectUrl: '', status: '1', id: '1' },
    },
    status: { call: 'PATCH /api/v1/events/advertise', body: { status: '0', id: '1' } },
    // The path of the list itself: only the method and the id differ.
    remove: { call: 'DELETE /api/v1/events/advertise', search: '?Id=4000' },
  },
  pages: {
    id: 1,
    list: { call: 'GET /api/v1/pages', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/pages', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/pages/1' },
    create: {
      call: 'POST /api/v1/pages',
      typed: { title: 'Fair play', content: '<p>No <b>cheats</b></p>' },
      body: { title: 'Fair play', content: '<p>No <b>cheats</b></p>', status: '1' },
    },
    update: {
      call: 'PATCH /api/v1/pages/1',
      typed: { title: 'About' },
      body: {
        title: 'About',
        content: '<p>We organise tournaments and publish their results, schedules and point tables.</p>',
        status: '1',
      },
    },
    status: { call: 'PATCH /api/v1/pages/1', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/pages/removePages', search: '?Id=4000' },
  },
  youtube: {
    id: 3,
    list: { call: 'GET /api/v1/youtube', search: '?page=2&listPerPage=25&search=bgmi' },
    listAll: { call: 'GET /api/v1/youtube', search: '?page=1&listPerPage=10' },
    read: { call: 'GET /api/v1/youtube/3' },
    create: {
      call: 'POST /api/v1/youtube',
      typed: { name: 'Awaken', url: 'https://youtu.be/zF5Ddo9JdpY' },
      body: { name: 'Awaken', url: 'https://youtu.be/zF5Ddo9JdpY', status: '1' },
    },
    update: {
      call: 'PATCH /api/v1/youtube/3',
      typed: { name: 'Warriors 2' },
      body: { name: 'Warriors 2', url: 'https://youtu.be/aR-KAldshAE', status: '1' },
    },
    status: { call: 'PATCH /api/v1/youtube/3', body: { status: '0' } },
    remove: { call: 'DELETE /api/v1/youtube/removeYoutube', search: '?Id=4000' },
  },
};
