const MOST_WORDS = 300;

interface ServerAnswer {
  response: string;
  responseCode: number;
  command?: string;
}

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
    const isForGood = responseCode >= 500;
    const isOfAddress = isForGood && command === 'RCPT TO';
    const isFinal = isOfAddress || (isForGood && command === 'DATA');
    return { words: toLine(response), isFinal, isOfAddress };
  }
  const words = toLine(error instanceof Error ? error.message : String(error));
  return { words, isFinal: false, isOfAddress: false };
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
