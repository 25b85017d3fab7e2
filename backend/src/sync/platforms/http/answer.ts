/** What a platform answered, read whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  json: unknown;
}

const EXCERPT = 120;

/** The body outgrew what a platform's answer can sensibly be. */
export class OversizeError extends Error {}

/** Reads a response; a body is only believed to be JSON when it says so and is. */
export async function readAnswer(response: Response, maxBytes: number): Promise<Answer> {
  const { status, headers } = response;
  const text = await readText(response, maxBytes);
  const isJson = /\bjson\b/i.test(headers.get('Content-Type') ?? '');
  return { status, headers, text, json: isJson ? parse(text) : undefined };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const chunks: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of chunks ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OversizeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What kind of body it is and how it begins, for people. */
export function describeBody({ text, headers, json }: Answer): string {
  if (text.trim() === '') return 'with an empty body';
  const start = text.replace(/\s+/g, ' ').trim();
  const excerpt = start.length > EXCERPT ? `${start.slice(0, EXCERPT)}…` : start;
  if (json !== undefined) return `with ${excerpt}`;
  const isHtml =
    /\bhtml\b/i.test(headers.get('Content-Type') ?? '') || /^<(!doctype|html)/i.test(start);
  return `with ${isHtml ? 'a web page' : 'something else'} instead of whole JSON: ${excerpt}`;
}
