/** With LC_CTYPE C, letters beyond A to Z are not compared case-insensitively. */
export const FOLDS_ALL_LETTERS = `lower('É') = 'é'`;

export const FOLDS_ASCII_ONLY =
  'The database knows upper and lower case of A to Z only (LC_CTYPE C), so that é does not find É';
export const UTF8_OPTIONS = `TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', or another locale for UTF-8`;
