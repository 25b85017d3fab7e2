import isURL from 'validator/lib/isURL';

/** Whether a text is the address of a web page or picture: the server's rule for them. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\P{Bidi_Control}*$/iu.test(text) && isURL(text, { require_tld: false });
}
