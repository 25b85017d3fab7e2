import { submitTestimonialLimits as limits } from '../../../api/generated/limits/submitTestimonialLimits';
import { countCharacters } from '../../../count-characters';
import { ADDRESS } from '../../../email-address';
import { visibleText, stripBidiControls } from '../../../visible-text';
import { hasPassword, isWebAddress } from '../../../web-address';
import { formatCount } from '../../../format-count';

export interface SubmissionValues {
  studentName: string;
  studentImage: string;
  linkedinUrl: string;
  email: string;
  previousRole: string;
  currentRole: string;
  company: string;
  courseTaken: string;
  quote: string;
}

export type SubmissionField = keyof SubmissionValues;

export type FieldErrors = Partial<Record<SubmissionField, string>>;

/** Limits in characters, without surrounding white space. */
export const { minLength: MIN_QUOTE, maxLength: MAX_QUOTE } = limits.quote;

export const EMPTY_SUBMISSION: SubmissionValues = {
  studentName: '',
  studentImage: '',
  linkedinUrl: '',
  email: '',
  previousRole: '',
  currentRole: '',
  company: '',
  courseTaken: '',
  quote: '',
};

export const SUBMISSION_FIELDS = Object.keys(EMPTY_SUBMISSION) as SubmissionField[];

const NAMES = new Set<SubmissionField>([
  'studentName',
  'previousRole',
  'currentRole',
  'company',
  'courseTaken',
]);

const REQUIRED: FieldErrors = {
  studentName: 'Enter your full name.',
  studentImage: 'Enter the address of a picture of you.',
  previousRole: 'Enter what you did before.',
  currentRole: 'Enter what you do now.',
  company: 'Enter where you work now.',
  courseTaken: 'Enter the course that you completed.',
  quote: 'Tell your story.',
};

export function quoteLength(quote: string): number {
  return countCharacters(normalizeField('quote', quote));
}

/** Returns all errors that the browser can find; the server checks again. */
export function checkSubmission(values: SubmissionValues, isEmailRequired = false): FieldErrors {
  const errors: FieldErrors = {};
  if (isEmailRequired && !visibleText(values.email)) errors.email = 'Enter your email address.';
  for (const field of SUBMISSION_FIELDS) {
    const error = checkField(field, normalizeField(field, values[field]));
    if (error) errors[field] = error;
  }
  return errors;
}

/** The form has no company logo, so it is sent empty. An empty email is left out. */
export function toSubmission(values: SubmissionValues) {
  const trimmed = { ...values };
  for (const field of SUBMISSION_FIELDS) trimmed[field] = visibleText(values[field]);
  const { email, ...story } = trimmed;
  return { ...story, companyLogo: '', ...(email && { email }) };
}

/** Normalizes a text as the API does before it counts characters. */
function normalizeField(field: SubmissionField, text: string): string {
  return visibleText(NAMES.has(field) ? stripBidiControls(text) : text).normalize();
}

function checkField(field: SubmissionField, text: string): string | undefined {
  if (!text) return REQUIRED[field];
  if (field === 'quote') return checkQuote(quoteLength(text));
  const isUrl = field === 'studentImage' || field === 'linkedinUrl';
  const { maxLength } = limits[field];
  if (countCharacters(text) > maxLength) return `Use at most ${formatCount(maxLength)} characters.`;
  if (field === 'email' && !ADDRESS.test(text)) return 'Enter a complete email address.';
  if (isUrl && hasPassword(text)) return 'Enter an address without a username and a password.';
  if (isUrl && !isWebAddress(text)) {
    return 'Enter a complete address, starting with https:// or http://.';
  }
  return undefined;
}

function checkQuote(length: number): string | undefined {
  const missing = MIN_QUOTE - length;
  if (missing > 0) return `Write ${missing} more ${missing === 1 ? 'character' : 'characters'}.`;
  if (length > MAX_QUOTE) {
    return `Use at most ${formatCount(MAX_QUOTE)} characters; these are ${formatCount(length)}.`;
  }
  return undefined;
}
