/** Where the person of a test is. */
export const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' } as const;
