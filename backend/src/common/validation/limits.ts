import { ValidateIf } from 'class-validator';

export const LIMITS = {
  text: 255,
  email: 254,
  username: { min: 3, max: 50 },
  password: { min: 6, max: 200 },
  quote: { min: 10, max: 1_000 },
  search: 255,
  url: 2_048,
} as const;

export const MayBeAbsent = () => ValidateIf((_object, value) => value !== undefined);

export const MayBeNull = () => ValidateIf((_object, value) => value !== null);
