/** Whether the address is the login's. Works before the router is loaded. */
export const isAtLogin = () => /^#?\/?(login)?$/.test(window.location.hash);
