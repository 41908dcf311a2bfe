/** Whether the address is the login's, also before there is a router. */
export const isAtLogin = () => /^#?\/?(login)?$/.test(window.location.hash);
