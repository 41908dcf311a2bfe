/** Business constants and limits: section 9 of the specification. Durations are milliseconds. */
export const limits = {
  pageSize: 10,
  pageSizes: [10, 25, 50, 100],
  totalBeforeLoading: 17,
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

/**
 * So many items a dropdown's call of the reference server answers with. An answer of exactly so many may have left some
 * out: the others are asked for by `search` and `ids`. (Not in the specification.)
 */
export const optionsAtOnce = 10_000;

/** What every sign-in says of itself (section 6). */
export const device = { device_type: 'web', device_token: 'admin' } as const;

/** Pictures: the reference server's cap, checked before anything is sent. Bytes. */
export const pictureMaxBytes = 2 * 1024 * 1024;

export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
