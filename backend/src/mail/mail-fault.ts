import { withoutPersonalData } from '../common/text/without-personal-data.js';

const MOST_WORDS = 300;
/** What an enhanced code is about (RFC 3463). */
const SUBJECT = /^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}\b/;
/**
 * By the command, the subjects that tell of the server, the way to it and what it allows us, and not of the address or
 * the mail. What forbids the mail itself (5.7) may be what it says.
 */
const OURS = new Map([
  ['RCPT TO', ['3', '4', '7']],
  ['DATA', ['3', '4']],
]);
/** Commands out of order, and passwords that are missing or wrong. */
const OUR_CODES = [503, 530, 535];
/** Addresses and mailboxes; many servers give no enhanced code. */
const OF_ADDRESSES = [undefined, '1', '2'];

/** The code of an answer and the enhanced one, which say most of it and nothing of anybody. */
const CODES = /^\d{3}(?:[ -]\d(?:\.\d{1,3}){2}\b)?/;

interface ServerAnswer {
  response: string;
  responseCode: number;
  command?: string;
}

/** A mail that no further try can deliver, as we know before we send it. */
export class UndeliverableError extends Error {}

export interface MailFault {
  words: string;
  /** Refused for good is what the server says of this address or this mail, and not of us. */
  isFinal: boolean;
  /** It is the address that is refused. */
  isOfAddress: boolean;
}

export function faultOf(error: unknown): MailFault {
  if (isServerAnswer(error)) {
    const { response, responseCode, command } = error;
    const subject = SUBJECT.exec(response)?.[1];
    const ours = OURS.get(command ?? '');
    const isOurs = !ours || OUR_CODES.includes(responseCode) || ours.includes(subject ?? '');
    const isFinal = responseCode >= 500 && !isOurs;
    const isOfAddress = isFinal && command === 'RCPT TO' && OF_ADDRESSES.includes(subject);
    return { words: toLine(response), isFinal, isOfAddress };
  }
  const words = toLine(error instanceof Error ? error.message : String(error));
  return { words, isFinal: error instanceof UndeliverableError, isOfAddress: false };
}

/** A fault's words as the log may have them: many servers repeat the address. */
export function toLoggedWords(words: string): string {
  const [codes = ''] = CODES.exec(words) ?? [];
  return codes + withoutPersonalData(words.slice(codes.length));
}

function isServerAnswer(error: unknown): error is ServerAnswer {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    'response' in error &&
    typeof error.response === 'string'
  );
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_WORDS);
}
