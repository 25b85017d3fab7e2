import { once } from 'node:events';
import type { AppConfig } from '../config/app-config.js';
import { isLoopback } from '../config/loopback.js';
import { openTransport } from '../mail/open-transport.js';
import { advice, broken, type Finding, well } from './finding.js';

/** Milliseconds for an answer of somebody else. */
const PATIENCE = 10_000;
/** For all answers of a mail server, each of which may take that long. */
const PATIENCE_WITH_MAIL = 60_000;

/** A proxy on this machine cannot be seen, so that nothing but a demo may mean to be here alone. */
export function examineAddress({ demo, publicUrl }: AppConfig): Finding {
  if (demo || !isLoopback(new URL(publicUrl).hostname)) return well(`The site is ${publicUrl}`);
  const todo =
    'Set PUBLIC_URL to the address at which visitors reach it: links in mails lead there.';
  return advice(`The site is ${publicUrl}, for this machine alone`, todo);
}

export async function examineMail({ mail }: AppConfig): Promise<Finding> {
  if (!mail) return advice('No mails are sent', 'Set SMTP_URL and MAIL_FROM if they are to be.');
  if (!mail.server) return well('Mails stay here, at /demo/mail');
  const transport = await openTransport(mail.server, { timeout: PATIENCE, maxConnections: 1 });
  try {
    const signal = AbortSignal.timeout(PATIENCE_WITH_MAIL);
    const late = once(signal, 'abort').then(() => signal.throwIfAborted());
    await Promise.race([transport.verify(), late]);
    return well('The mail server takes mails');
  } catch (error) {
    const todo = 'Look at SMTP_URL, and at what lies between: firewall, name, password.';
    return broken(`The mail server does not: ${reasonOf(error)}`, todo);
  } finally {
    transport.close();
  }
}

export function examinePlatforms({ thinkific, udemy }: AppConfig): Promise<Finding[]> {
  return Promise.all([
    examinePlatform('Thinkific', 'THINKIFIC', thinkific.apiUrl, thinkific.apiKey),
    examinePlatform('Udemy', 'UDEMY', udemy.apiUrl, udemy.apiToken),
  ]);
}

/** Any answer will do: whether the credentials hold, the last sync says. */
async function examinePlatform(
  label: string,
  prefix: string,
  url: string,
  credential: string | null,
): Promise<Finding> {
  if (credential === null) {
    return advice(`${label} is not synced`, `Set the variables ${prefix}_… if it is to be.`);
  }
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    await answer.body?.cancel();
    return well(`${label} answers`);
  } catch (error) {
    const todo = `Look at ${prefix}_API_URL, and at what lies between: firewall, proxy, name.`;
    return broken(`${label} does not answer: ${reasonOf(error)}`, todo);
  }
}

/** The code, since messages have addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const at = cause instanceof Error ? cause : error;
  return 'code' in at && typeof at.code === 'string' ? at.code : at.name;
}
