import { expect, test } from 'vitest';
import { deviceName } from '#server/auth/sessions/device-name.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const ios = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = '(Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = '(iPhone; CPU iPhone OS 18_5 like Mac OS X)';

test.each([
  ['Chrome on Windows', `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  ['Opera on Linux', `${mozilla} (X11; Linux x86_64) ${webKit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['Chrome on Linux', `${mozilla} (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Edge on Android',
    `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
  ],
  [
    'Samsung Internet on Android',
    `${mozilla} (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome on ChromeOS', `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
  ['Firefox on Windows', `${mozilla} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`],
  ['Firefox on Android', `${mozilla} (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`],
  ['Safari on macOS', `${mozilla} ${mac} ${ios} Version/18.5 Safari/605.1.15`],
  ['Safari on iPhone', `${mozilla} ${iPhone} ${ios} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${mozilla} ${iPhone} ${ios} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${mozilla} ${iPhone} ${ios} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on iPad', `${mozilla} (iPad; CPU OS 18_5 like Mac OS X) ${ios} EdgiOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Android', 'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)'],
  ['', 'okhttp/4.12.0'],
  ['', ''],
])('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
