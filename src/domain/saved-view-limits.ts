/** The most saved views of a list. */
export const maxSavedViews = 20;

/** The most characters of a saved view's name. */
export const maxViewName = 40;
