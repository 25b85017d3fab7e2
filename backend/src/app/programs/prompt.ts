import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The user has pressed Ctrl-C or Ctrl-D. */
export class CancelledError extends Error {}

export async function ask(question: string, { secret = false } = {}): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: secret ? nowhere : process.stdout,
    terminal: true,
  });
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  // From here on the terminal does not show typed characters.
  if (secret) process.stdout.write(question);
  try {
    return await lines.question(secret ? '' : question, { signal: closed.signal });
  } catch {
    throw new CancelledError('Cancelled.');
  } finally {
    lines.close();
    if (secret) process.stdout.write('\n');
  }
}

export async function readInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
