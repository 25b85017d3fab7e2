/**
 * What visitors see of an offering, in this order: `cancelled`, `past` (the last session has ended), `full` (no seat is
 * left, or people wait for one), `tentative` (fewer participants than it needs), `open`.
 */
export const OFFERING_STATES = ['open', 'tentative', 'full', 'cancelled', 'past'] as const;
export type OfferingState = (typeof OFFERING_STATES)[number];
