import isURL from 'validator/lib/isURL';

/** Whether a text is the address of a web page or picture: the server's rule for them. */
export function isWebAddress(text: string): boolean {
  if (hasPassword(text)) return false;
  return /^https?:\/\/\P{Bidi_Control}*$/iu.test(text) && isURL(text, { require_tld: false });
}

/** Whether an address has a username or a password, which would become public with it. */
export function hasPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
