import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came, encoded or not. */
  body: Buffer;
}

/** Sends a path and headers as they stand, which fetch would tidy up first. */
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
