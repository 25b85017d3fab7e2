import { CronTime, validateCronExpression } from 'cron';
import { z } from 'zod';

/** Times in UTC, or off. That of 31 February is a pattern too, but whoever asks for its next time gets a fault. */
export const cronPattern = (example: string) =>
  z
    .string()
    .trim()
    .refine(
      (value) => value === 'off' || (validateCronExpression(value).valid && comes(value)),
      `a cron pattern of times that come, like ${example}, or off`,
    );

function comes(pattern: string): boolean {
  try {
    new CronTime(pattern, 'UTC').getNextDateFrom(new Date(), 'UTC');
    return true;
  } catch {
    return false;
  }
}
