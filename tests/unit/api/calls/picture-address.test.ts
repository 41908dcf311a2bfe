import { expect, test } from 'vitest';
import { pictureAddress } from '#api/api.ts';
import { apiOf } from '../../../support/api-of.ts';

test.each([
  // The page's own origin.
  ['', '/uploads/a.png', '/uploads/a.png'],
  ['', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['', '', ''],
  // A path of it.
  ['/backend', '/uploads/a.png', '/backend/uploads/a.png'],
  ['/backend/', 'uploads/a.png', '/backend/uploads/a.png'],
  ['/backend', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['/backend', '//cdn.example.com/a.png', '//cdn.example.com/a.png'],
  // A path of another origin, or of the page's own with its scheme.
  ['https://host.example.com/desk', '/uploads/a.png', 'https://host.example.com/desk/uploads/a.png'],
  ['https://host.example.com/desk/', '/uploads/a.png', 'https://host.example.com/desk/uploads/a.png'],
  ['https://host.example.com/a/b', 'uploads/a.png', 'https://host.example.com/a/b/uploads/a.png'],
  ['https://host.example.com/desk', '//cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['https://host.example.com/desk', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['https://host.example.com/desk', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://host.example.com/desk', '', ''],
  // Another origin.
  ['https://api.example.com', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['https://api.example.com', 'uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['https://api.example.com', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['https://api.example.com', '', ''],
  // An invalid URL: one bad record must not break the whole list.
  ['https://api.example.com', 'https://', 'https://'],
  ['https://api.example.com', 'http://[', 'http://['],
])('with the API at %j, the picture %j is at %j', (baseUrl, picture, address) => {
  expect(pictureAddress(apiOf({ baseUrl }), picture)).toBe(address);
});
