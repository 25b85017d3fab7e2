/** How many stories the home page tells. */
export const STORIES_SHOWN = 2;
