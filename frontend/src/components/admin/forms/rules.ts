import { string } from 'yup';
import { countCharacters } from '../../../count-characters';
import { ADDRESS } from '../../../email-address';
import { visibleText, stripBidiControls } from '../../../visible-text';
import { hasPassword, isWebAddress } from '../../../web-address';

interface Limits {
  minLength?: number;
  maxLength: number;
}

export function atLeast(least: number, message: string) {
  return {
    ...{ name: 'least', message, skipAbsent: true },
    test: (value = '') => countCharacters(value) >= least,
  };
}

export function atMost(most: number, message: string) {
  return { name: 'most', message, test: (value = '') => countCharacters(value) <= most };
}

/** Text without surrounding white space. It is required if it has a minimum length. */
export function text(
  label: string,
  { minLength = 0, maxLength }: Limits,
  tooLong = `${label} must be at most ${maxLength} characters`,
) {
  const rule = string()
    .transform((value?: string) => value && visibleText(value))
    .test(atMost(maxLength, tooLong));
  if (minLength === 0) return rule;
  const tooShort =
    minLength === 1 ? `${label} is required` : `${label} must be at least ${minLength} characters`;
  return rule.required(tooShort).test(atLeast(minLength, tooShort));
}

/** Composes accented letters (NFC) before counting, as the API does. */
export function composedText(...rule: Parameters<typeof text>) {
  return text(...rule).transform((value?: string) => value?.normalize());
}

/** Like `composedText`, without characters that change the text direction, as the API does for names. */
export function nameText(...rule: Parameters<typeof text>) {
  return text(...rule).transform(
    (value?: string) => value && visibleText(stripBidiControls(value)).normalize(),
  );
}

export function emailAddress() {
  const invalid = 'Invalid email address';
  return string().trim().required(invalid).matches(ADDRESS, invalid);
}

const WITHOUT_PASSWORD = 'The URL must not contain a username or password';

export function webAddress({ maxLength }: Limits, invalid = 'Invalid URL') {
  return string()
    .trim()
    .test(atMost(maxLength, invalid))
    .test('without-password', WITHOUT_PASSWORD, (value = '') => !hasPassword(value))
    .test('web-address', invalid, (value = '') => value === '' || isWebAddress(value));
}
