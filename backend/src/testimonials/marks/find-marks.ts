const ENDINGS = 'com|org|info|biz|shop|store|xyz|online|site|top|ru|cn|link|click|live|ly';

const LINK = new RegExp(
  `\\bhttps?://[^\\s<>"]+|\\bwww\\.[^\\s<>"]+|\\b(?:[a-z0-9-]+\\.)+(?:${ENDINGS})\\b(?:/[^\\s<>"]*)?`,
  'gi',
);
const EMAIL = /[^\s@<>()"]+@[^\s@<>()"]+\.[a-z]{2,}/gi;
const NUMBER = /[+(]?\d[\d\s().\-/]{5,}\d/g;

/** `marked`: numbers that start with +, ( or 0. `plain`: all others. */
const LEAST_DIGITS = { marked: 7, plain: 10 };
const MOST_DIGITS = 15;
const DATES = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^(?:19|20)\d\d\s*[-/]\s*(?:19|20)\d\d$/;

export interface FoundMarks {
  links: string[];
  emails: string[];
  phones: string[];
}

/** Returns links, emails and phone numbers in a text, each once and in their order. */
export function findMarks(text: string): FoundMarks {
  const emails = all(text, EMAIL);
  const rest = text.replace(EMAIL, ' ');
  const links = all(rest, LINK);
  return { links, emails, phones: all(rest.replace(LINK, ' '), NUMBER).filter(isPhone) };
}

function all(text: string, pattern: RegExp): string[] {
  const found = text.match(pattern) ?? [];
  return [...new Set(found.map((one) => one.trim().replace(/[.,;:!?)\]]+$/, '')))];
}

function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  const least = /^[+(0]/.test(number) ? LEAST_DIGITS.marked : LEAST_DIGITS.plain;
  return digits >= least && digits <= MOST_DIGITS && !DATES.test(number);
}
