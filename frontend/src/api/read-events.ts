import { createParser } from 'eventsource-parser';
import { readToken } from './admin-token';

/** Milliseconds: two of the server's signs of life have not come. */
const SILENCE = 32_000;

/**
 * Tells each event of a stream of the back office until the stream ends. The token stays out of the
 * address, which a browser's own EventSource could not do.
 * @throws when it is refused, breaks off, or is silent for too long, as behind a proxy that gathers it
 */
export async function readEvents(
  path: string,
  onEvent: (data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const { ok, body } = await fetch(path, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${readToken() ?? ''}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!ok || !body) throw new Error('The stream was refused.');
    const parser = createParser({ onEvent: ({ data }) => onEvent(data) });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
