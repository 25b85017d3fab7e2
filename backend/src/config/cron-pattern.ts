import { CronTime, validateCronExpression } from 'cron';
import { z } from 'zod';

/** A cron pattern in UTC, or "off". Patterns such as 31 February are valid but have no next time. */
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
