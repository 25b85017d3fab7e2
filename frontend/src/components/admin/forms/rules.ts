import { string } from 'yup';
import { countCharacters } from '../../../count-characters';
import { ADDRESS } from '../../../email-address';
import { visibleText, stripBidiControls } from '../../../visible-text';
import { hasPassword, isWebAddress } from '../../../web-address';

interface Limits {
  minLength?: number;
  maxLength: number;
}

/** For `test`: so many characters, as the API counts them. */
export function atLeast(least: number, message: string) {
  return {
    ...{ name: 'least', message, skipAbsent: true },
    test: (value = '') => countCharacters(value) >= least,
  };
}

/** For `test`: so many characters, as the API counts them. */
export function atMost(most: number, message: string) {
  return { name: 'most', message, test: (value = '') => countCharacters(value) <= most };
}

/** Text without the white space around it; it is required where it has a least length. */
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

/** Text whose letters with accents the API composes before it counts them. */
export function composedText(...rule: Parameters<typeof text>) {
  return text(...rule).transform((value?: string) => value?.normalize());
}

/** The same of a name, out of which the API takes what turns the text around it. */
export function nameText(...rule: Parameters<typeof text>) {
  return text(...rule).transform(
    (value?: string) => value && visibleText(stripBidiControls(value)).normalize(),
  );
}

export function emailAddress() {
  const invalid = 'Invalid email address';
  return string().trim().required(invalid).matches(ADDRESS, invalid);
}

const WITHOUT_PASSWORD = 'The address must be without a username and a password';

/** A web address, or nothing. */
export function webAddress({ maxLength }: Limits, invalid = 'Invalid URL') {
  return string()
    .trim()
    .test(atMost(maxLength, invalid))
    .test('without-password', WITHOUT_PASSWORD, (value = '') => !hasPassword(value))
    .test('web-address', invalid, (value = '') => value === '' || isWebAddress(value));
}
