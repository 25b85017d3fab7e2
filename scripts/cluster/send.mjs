import { Agent, request } from 'node:http';

/** Milliseconds that a visitor waits. */
const PATIENCE = 15_000;

const kept = new Agent({ keepAlive: true });
const fresh = new Agent();

/** Reads use open connections like a browser, and retry once if one has just ended. Writes use new ones. */
export async function send(url, path, options = {}) {
  const isRead = options.method === undefined;
  try {
    return await attempt(url + path, options, isRead ? kept : fresh);
  } catch (error) {
    if (!isRead || !error.wasKept || error.code !== 'ECONNRESET') throw error;
    return attempt(url + path, options, fresh);
  }
}

function attempt(url, { method = 'GET', headers, body }, agent) {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const asked = request(url, { agent, method, headers, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ how: answer.statusCode, text }));
      answer.on('error', reject);
    });
    asked.on('error', (error) => reject(Object.assign(error, { wasKept: asked.reusedSocket })));
    asked.end(body);
  });
}
