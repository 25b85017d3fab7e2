import { z } from 'zod';

export const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 };

const inSeconds = (value: string) =>
  Number.parseInt(value) * SECONDS[value.slice(-1) as keyof typeof SECONDS];

export const duration = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,5}[smhd]$/, 'a number with a unit (s, m, h or d), like 12h')
  .transform(inSeconds);

export const shortTime = (min: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,4}[sm]$/, 'a number with a unit (s or m), like 30s')
    .transform(inSeconds)
    .refine((seconds) => seconds >= min, `at least ${min}s`);

export const durationUpTo = (days: number) => {
  const rule = `a number with a unit (s, m, h or d), like 1h, or 0; at most ${days}d`;
  return z
    .string()
    .trim()
    .regex(/^(0|\d{1,6}[smhd])$/, rule)
    .transform((value) => (value === '0' ? 0 : inSeconds(value)))
    .refine((seconds) => seconds <= days * SECONDS.d, rule);
};
