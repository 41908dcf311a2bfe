/** Business constants and limits: section 9 of the specification. Durations are milliseconds. */
export const limits = {
  pageSize: 10,
  pageSizes: [10, 25, 50, 100],
  passwordMin: 8,
  passwordMax: 16,
  otpLength: 6,
  otpBoxes: 4,
  otpResendAfter: 30_000,
  phoneLength: 10,
  name: 30,
  fullName: 50,
  recentNews: 5,
  dropdownDebounce: 700,
  chunkTimeout: 120_000,
  defaultCountry: '1',
} as const;

/** The most rows that one page of a list has: the largest of `limits.pageSizes`. */
export const largestPage = 100;

/**
 * The reference server returns at most this many options. A response of exactly this length may be incomplete: the
 * client then finds the others by `search` and `ids`. (Not in the specification.)
 */
export const maxOptionsPerResponse = 10_000;

/** The most saved views of a list, and the most characters of their names. (Not in the specification.) */
export const savedViewLimits = { views: 20, name: 40 } as const;

/** The most characters of the reason of a penalty. (Not in the specification.) */
export const reasonLength = 200;

/** Every sign-in sends these (section 6). */
export const device = { device_type: 'web', device_token: 'admin' } as const;

/** The reference server's limit for an image, in bytes. The client checks it before it sends anything. */
export const pictureMaxBytes = 2 * 1024 * 1024;

export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** The most pixels of a picture, all frames together: a small file may hold a huge one. */
export const pictureMaxPixels = 40_000_000;
