const MOST_WORDS = 300;

interface ServerAnswer {
  response: string;
  responseCode: number;
  command?: string;
}

/** Refused for good is what the server says of this address or this mail, and not of us. */
export function faultOf(error: unknown): { words: string; isFinal: boolean } {
  if (isServerAnswer(error)) {
    const { response, responseCode, command } = error;
    const isOfMail = command === 'RCPT TO' || command === 'DATA';
    return { words: toLine(response), isFinal: isOfMail && responseCode >= 500 };
  }
  return { words: toLine(error instanceof Error ? error.message : String(error)), isFinal: false };
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
