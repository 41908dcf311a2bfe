/** The locale and time zone of all tests. */
export const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' } as const;
