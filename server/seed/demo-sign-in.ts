/** The first admin of a demo installation. The server prints it at start. */
export const demoSignIn = { email: 'admin@example.com', mobile: '9876543210', password: 'Admin@1234' } as const;
