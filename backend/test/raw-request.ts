import { request } from 'node:http';

/** Sends a path as it stands, which fetch would tidy up first. Answers the status. */
export function rawRequest(url: string, method: string, path: string): Promise<{ status: number }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0 }));
    })
      .on('error', reject)
      .end();
  });
}
