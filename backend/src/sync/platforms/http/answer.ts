import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { responseTo } from '../../../common/outbound/response-to.js';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  json: unknown;
}

const EXCERPT = 120;

export class OversizeError extends Error {}

/** Sends a request without following redirects. `fetch` would double the time of a scan and use 70 MB more. */
export async function ask(
  url: string,
  options: { headers: Record<string, string>; signal: AbortSignal; maxBytes: number },
): Promise<Answer> {
  const response = await open(url, options);
  const { statusCode: status = 0, headers } = response;
  const text = await readText(response, options.maxBytes);
  const isJson = /\bjson\b/i.test(headers['content-type'] ?? '');
  return { status, headers, text, json: isJson ? parse(text) : undefined };
}

function open(
  url: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { get } = url.startsWith('https:') ? https : http;
  return responseTo(get(url, { headers, signal }));
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OversizeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function describeBody({ text, headers, json }: Answer): string {
  if (text.trim() === '') return 'with an empty body';
  const start = text.replace(/\s+/g, ' ').trim();
  const excerpt = start.length > EXCERPT ? `${start.slice(0, EXCERPT)}…` : start;
  if (json !== undefined) return `with ${excerpt}`;
  const isHtml =
    /\bhtml\b/i.test(headers['content-type'] ?? '') || /^<(!doctype|html)/i.test(start);
  return `with ${isHtml ? 'a web page' : 'something else'} instead of complete JSON: ${excerpt}`;
}
