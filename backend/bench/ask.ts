import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Requests a URL. `head` has alternating names and values of headers. */
export async function ask(url: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const { rawHeaders, statusCode: status = 0 } = response;
  const head = rawHeaders.filter((_, place) => {
    const name = rawHeaders[place - (place % 2)] ?? '';
    return !BY_NODE.has(name.toLowerCase());
  });
  return { status, headers: response.headers, head, body: await buffer(response) };
}
