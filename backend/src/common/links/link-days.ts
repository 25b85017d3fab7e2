/** For which a link asks to confirm an address, and what nobody confirms is kept. */
export const DAYS_TO_CONFIRM = 7;
/** For which a link says that it was used, has expired or has ended. */
export const DAYS_REMEMBERED = 30;
