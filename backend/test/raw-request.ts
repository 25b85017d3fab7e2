import { type IncomingHttpHeaders, request } from 'node:http';

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Sends a path as it stands, which fetch would tidy up first. */
export function rawRequest(url: string, method: string, path: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}
