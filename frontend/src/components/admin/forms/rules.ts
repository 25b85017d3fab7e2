import { string } from 'yup';
import { isWebAddress } from '../../../web-address';

interface Limits {
  minLength?: number;
  maxLength: number;
}

/** Text without the white space around it; it is required where it has a least length. */
export function text(
  label: string,
  { minLength = 0, maxLength }: Limits,
  tooLong = `${label} must be at most ${maxLength} characters`,
) {
  const rule = string().trim().max(maxLength, tooLong);
  if (minLength === 0) return rule;
  const tooShort =
    minLength === 1 ? `${label} is required` : `${label} must be at least ${minLength} characters`;
  return rule.required(tooShort).min(minLength, tooShort);
}

/** A web address, or nothing. */
export function webAddress({ maxLength }: Limits, invalid = 'Invalid URL') {
  return string()
    .trim()
    .max(maxLength, invalid)
    .test('web-address', invalid, (value = '') => value === '' || isWebAddress(value));
}
