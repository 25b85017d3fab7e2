import isURL from 'validator/lib/isURL';

/** Returns whether the text is an http or https address, by the same rule as the API. */
export function isWebAddress(text: string): boolean {
  if (hasPassword(text)) return false;
  return /^https?:\/\/\P{Bidi_Control}*$/iu.test(text) && isURL(text, { require_tld: false });
}

/** Returns whether the address contains a username or password, which would become public with it. */
export function hasPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
