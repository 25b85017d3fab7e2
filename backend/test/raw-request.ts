import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, possibly encoded. */
  body: Buffer;
}

/** Sends a path and headers unchanged, which fetch would normalize. */
export function rawRequest(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((body) => resolve({ status, headers: answered, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
