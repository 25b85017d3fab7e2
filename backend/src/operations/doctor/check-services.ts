import { once } from 'node:events';
import type {
  MailingConfig,
  PlatformsConfig,
  SiteConfig,
  BackupsConfig,
  PicturesConfig,
  DatabaseConfig,
} from '../../config/app-config.js';
import { isLoopback } from '../../common/http/loopback.js';
import { openTransport } from '../../mail/open-transport.js';
import { COMMON_HEADERS } from '../../sync/platforms/http/http-client.js';
import {
  credentialOf,
  expiryWarning,
  thinkificHeaders,
} from '../../sync/platforms/thinkific/credential.js';
import { COURSES } from '../../sync/platforms/udemy/udemy.client.js';
import { udemyHeaders } from '../../sync/platforms/udemy/udemy.platform.js';
import { advice, broken, type Finding, well } from './finding.js';
import { newestBackup } from '../backup/backup-names.js';
import { isOverdue } from '../backup/backups.service.js';
import { openBackups } from '../backup/storage/backup-storage.js';
import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Bucket } from '../../common/objects/bucket.js';
import { StorageError } from '../../common/objects/storage-error.js';
import { codeOf } from '../../common/sql/database-error.js';
import { DatabaseStartError } from '../../database/database-start-error.js';
import { findPoolerProblems } from '../../database/pooler.js';

export async function checkPooler(config: DatabaseConfig): Promise<Finding[]> {
  const { databaseUrl, databaseSessionUrl } = config;
  if (databaseUrl === null || databaseSessionUrl === null) return [];
  if (databaseUrl === databaseSessionUrl) return [];
  try {
    const problems = await findPoolerProblems(databaseUrl, databaseSessionUrl);
    if (problems.length === 0)
      return [well('The pooler uses the same database and limits statements')];
    return problems.map(({ what, todo }) => broken(what, todo));
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return [broken('The pooler cannot be reached', error.message)];
  }
}

const ROOM = 64 * 1024;
/** A name that does not exist: any response but a refusal is fine. */
const NOTHING = 'looked-at-by-the-doctor';

export async function checkPictures({
  picturesPlace: place,
  picturesS3,
}: PicturesConfig): Promise<Finding> {
  if ('folder' in place) return examineFolder(place.folder);
  const bucket = new Bucket(picturesS3, place);
  try {
    await bucket.list(NOTHING);
    return well(`The bucket for pictures is available, ${bucket.describe()}`);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return broken('The bucket for pictures cannot be used', error.message);
  }
}

async function examineFolder(folder: string): Promise<Finding> {
  const found = await nearestFolder(folder);
  const probe = join(found, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, Buffer.alloc(ROOM), { flush: true });
  } catch (error) {
    return broken(
      `The folder for pictures cannot be ${found === folder ? 'written' : 'made'}: ${storageReason(error)}`,
      todoOf(error),
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  if (found === folder) return well('The folder for pictures is writable');
  const todo = 'It is created with the first picture. If it is the wrong folder, set PICTURES_DIR.';
  return advice(`The folder ${folder} for pictures does not exist yet`, todo);
}

async function nearestFolder(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    const above = dirname(folder);
    return codeOf(error) === 'ENOENT' && above !== folder ? nearestFolder(above) : folder;
  }
}

function todoOf(error: unknown): string {
  return /^(ENOSPC|EDQUOT)$/.test(codeOf(error) ?? '')
    ? 'Free space on its disk.'
    : 'Check PICTURES_DIR and its permissions.';
}

const storageReason = (error: unknown) => codeOf(error) ?? String(error);

export async function checkBackups({ backup, s3 }: BackupsConfig): Promise<Finding> {
  if (backup.cron === null) {
    const todo = 'Set BACKUP_CRON, unless something else runs npm run backup.';
    return advice('No backups are scheduled', todo);
  }
  const place = openBackups(backup.place, s3);
  try {
    const newest = await newestBackup(place);
    const which = newest ? `The newest backup is of ${newest.toISOString()}` : 'There is no backup';
    if (!isOverdue(backup, newest)) return well(which);
    const todo = `Look for “Backups” in the log, and check the free space in ${place.describe('')}.`;
    return broken(which, todo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return broken('The backups cannot be read', `Check BACKUP_DIR: ${reason}`);
  }
}

const TIMEOUT_MS = 10_000;
/** Milliseconds for all responses of a mail server, each of which may take `TIMEOUT_MS`. */
const MAIL_TIMEOUT_MS = 60_000;

/** A proxy on this machine is invisible from here, so only a demo is assumed to be local. */
export async function checkAddress({ demo, publicUrl }: SiteConfig): Promise<Finding> {
  if (demo) return well(`The site is ${publicUrl}`);
  if (isLoopback(new URL(publicUrl).hostname)) {
    const todo = 'Set PUBLIC_URL to the address at which visitors reach it: links in mails use it.';
    return advice(`The site is ${publicUrl}, for this machine only`, todo);
  }
  const reason = await failureOf(`${publicUrl}/api/health/live`);
  if (reason === null) return well(`The site is ${publicUrl}`);
  const todo =
    'Start Lectern, or check PUBLIC_URL, DNS, proxy and firewall. It may be reachable from other machines.';
  return advice(`The site does not respond at ${publicUrl}: ${reason}`, todo);
}

async function failureOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return answer.status === 200 ? null : `status ${answer.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

export async function checkMail({ mail }: MailingConfig): Promise<Finding> {
  if (!mail)
    return advice(
      'No mails are sent',
      'Enter a mail server under Settings → Connections, or set SMTP_URL and MAIL_FROM.',
    );
  if (!mail.server) return well('Mails are not sent but shown at /demo/mail');
  const transport = await openTransport(mail.server, { timeout: TIMEOUT_MS, maxConnections: 1 });
  try {
    const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS);
    const late = once(signal, 'abort').then(() => signal.throwIfAborted());
    await Promise.race([transport.verify(), late]);
    return well('The mail server accepts mails');
  } catch (error) {
    const todo = 'Check Settings → Connections (or SMTP_URL), credentials, DNS and firewall.';
    return broken(`The mail server does not accept mails: ${reasonOf(error)}`, todo);
  } finally {
    transport.close();
  }
}

export async function checkPlatforms({
  demo,
  thinkific,
  udemy,
}: PlatformsConfig & Pick<SiteConfig, 'demo'>): Promise<Finding[]> {
  // Each process of the demo starts its own simulated platforms, so there is nothing to reach here.
  if (demo) return [well('The demo simulates Thinkific and Udemy')];
  const expires = expiryWarning(thinkific);
  const findings = await Promise.all([
    examinePlatform({
      label: 'Thinkific',
      prefix: 'THINKIFIC',
      url: `${thinkific.apiUrl}/courses?limit=1`,
      headers: credentialOf(thinkific) === null ? null : thinkificHeaders(thinkific),
    }),
    examinePlatform({
      label: 'Udemy',
      prefix: 'UDEMY',
      url: `${udemy.apiUrl}${COURSES}?page_size=1`,
      headers: udemy.apiToken === null ? null : udemyHeaders(udemy),
    }),
  ]);
  return expires === null ? findings : [...findings, advice(expires.what, expires.todo)];
}

interface Platform {
  label: string;
  prefix: string;
  url: string;
  headers: Record<string, string> | null;
}

async function examinePlatform({ label, prefix, url, headers }: Platform): Promise<Finding> {
  if (headers === null) {
    return advice(
      `${label} is not synced`,
      `Enter its key under Settings → Connections, or set the variables ${prefix}_….`,
    );
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = {
      headers: { ...COMMON_HEADERS, ...headers },
      signal,
      redirect: 'manual',
    } as const;
    const { status, body } = await fetch(url, asked);
    await body?.cancel();
    return examineStatus(label, prefix, status);
  } catch (error) {
    const todo = `Check ${prefix}_API_URL, DNS, proxy and firewall.`;
    return broken(`${label} does not respond: ${reasonOf(error)}`, todo);
  }
}

function examineStatus(label: string, prefix: string, status: number): Finding {
  if (status === 200) return well(`${label} responds`);
  if (status === 401 || status === 403) {
    const todo = `Correct them under Settings → Connections, or the variables ${prefix}_….`;
    return broken(`${label} refuses the credentials (status ${status})`, todo);
  }
  if (status === 429 || status >= 500) {
    return advice(`${label} responds with status ${status}`, 'Try again later.');
  }
  return broken(`${label} responds with status ${status}`, `Check ${prefix}_API_URL.`);
}

/** Returns the error code, because messages contain addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const at = cause instanceof Error ? cause : error;
  return 'code' in at && typeof at.code === 'string' ? at.code : at.name;
}
