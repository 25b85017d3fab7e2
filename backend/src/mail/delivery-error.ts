import { withoutPersonalData } from '../common/text/without-personal-data.js';

const MOST_WORDS = 300;
/** The subject digit of an enhanced status code (RFC 3463). */
const SUBJECT = /^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}\b/;
/**
 * By command, the subjects that concern the server or us rather than the address or the mail. A policy refusal (5.7)
 * may be caused by the mail's text.
 */
const OURS = new Map([
  ['RCPT TO', ['3', '4', '7']],
  ['DATA', ['3', '4']],
]);
const OUR_CODES = [503, 530, 535];
/** Subjects for addresses and mailboxes. Many servers send no enhanced code. */
const OF_ADDRESSES = [undefined, '1', '2'];

const CODES = /^\d{3}(?:[ -]\d(?:\.\d{1,3}){2}\b)?/;

interface ServerAnswer {
  response: string;
  responseCode: number;
  command?: string;
}

/** A mail that can never be delivered, detected before sending. */
export class UndeliverableError extends Error {}

export interface DeliveryError {
  words: string;
  /** The server permanently refuses this address or mail, not us. */
  isFinal: boolean;
  isOfAddress: boolean;
}

export function toDeliveryError(error: unknown): DeliveryError {
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

/** Removes personal data for the log, because many servers repeat the address. */
export function toLogText(words: string): string {
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
