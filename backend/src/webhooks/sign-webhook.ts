import { createHmac } from 'node:crypto';

/**
 * The headers of a message as Standard Webhooks has them: one signature for each secret.
 * @param secrets base64 after `whsec_` @see https://www.standardwebhooks.com
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
