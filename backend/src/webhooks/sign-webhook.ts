import { createHmac } from 'node:crypto';

/**
 * Returns the headers of Standard Webhooks (https://www.standardwebhooks.com), with one signature per secret.
 * @param secrets base64 with the prefix `whsec_`
 */
export function signWebhook(id: string, body: string, secrets: string[]): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
