import { z } from 'zod';
import { cronPattern } from './cron-pattern.js';
import { place } from './s3-environment.js';

const KEEP = 'a whole number from 1 to 1000';
const LONG = 'at least 16 characters';

export const backupVariables = {
  BACKUP_CRON: cronPattern('30 2 * * *').default('off'),
  BACKUP_DIR: place.default('.data/backups'),
  BACKUP_KEEP: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, KEEP)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 1000, KEEP)
    .default(14),
  BACKUP_PASSPHRASE: z.string().min(16, LONG).optional(),
};
