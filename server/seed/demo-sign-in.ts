/** The first admin of a demonstration, printed when it starts. */
export const demoSignIn = { email: 'admin@example.com', mobile: '9876543210', password: 'Admin@1234' } as const;
