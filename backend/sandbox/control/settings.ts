import { z } from 'zod';
import { resetUnit } from '../faults/fault.schema.js';

export const settingsSchema = z.strictObject({
  rateLimit: z.boolean(),
  /** How Thinkific's 429 gives the end of the window: its documentation is of two minds. */
  rateLimitResetUnit: resetUnit,
  /** What Thinkific does with a `limit` above 250 is undocumented, so it can be either. */
  limitAboveMaximum: z.enum(['clamp', 'reject']),
  /** Lists are cut into pages of so many at most, so that small ones have several. */
  largestPage: z.int().min(1),
});

export type SandboxSettings = z.infer<typeof settingsSchema>;
