/** Days for which a confirmation link is valid and an unconfirmed record is stored. */
export const DAYS_TO_CONFIRM = 7;
/** Days for which an ended link still explains that it was used, has expired or was revoked. */
export const DAYS_REMEMBERED = 30;
