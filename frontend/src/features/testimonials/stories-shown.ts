export const STORIES_SHOWN = 2;
