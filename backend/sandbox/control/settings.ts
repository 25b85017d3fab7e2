import { z } from 'zod';
import { resetUnit } from '../faults/fault.schema.js';

export const settingsSchema = z.strictObject({
  rateLimit: z.boolean(),
  /** How Thinkific's 429 gives the end of the window. Its documentation contradicts itself. */
  rateLimitResetUnit: resetUnit,
  /** Thinkific does not document what it does with a `limit` above 250. */
  limitAboveMaximum: z.enum(['clamp', 'reject']),
  /** Maximum page size. A small value splits even short lists into several pages. */
  largestPage: z.int().min(1),
});

export type SandboxSettings = z.infer<typeof settingsSchema>;
