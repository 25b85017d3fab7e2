export { formatSeats, formatZone, KINDS } from './offering-labels';
export { addDays, formatLocalTime, sessionWithin, today } from './session-times';
