import { once } from 'node:events';
import type { MailConfig, MailingConfig } from '../../config/app-config.js';
import { openTransport } from '../../mail/open-transport.js';
import {
  describeNetworkError,
  fails,
  LinkLocalError,
  refuseLinkLocal,
  TEST_TIMEOUT_MS,
  works,
} from './connection-test.js';
import type { ConnectionTestDto } from './dto/connection-test.dto.js';

export interface TestMail {
  siteName: string;
  /** Null: no mail is sent. */
  recipient: string | null;
}

type SmtpError = Error & { code?: string; response?: string; responseCode?: number };

export async function testMail(
  { mail }: MailingConfig,
  test: TestMail,
): Promise<ConnectionTestDto> {
  if (!mail) return fails('Enter the mail server and the sender first.');
  if (mail.server === null) return works('Mails are not sent. They are shown at /demo/mail.');
  const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
  try {
    await refuseLinkLocal(new URL(mail.server).hostname);
    const late = once(signal, 'abort').then(() => signal.throwIfAborted());
    return await Promise.race([talk(mail, mail.server, test, signal), late.then(() => fails(''))]);
  } catch (error) {
    return describeFailure(error, signal.aborted);
  }
}

async function talk(
  { from }: MailConfig,
  server: string,
  { siteName, recipient }: TestMail,
  signal: AbortSignal,
): Promise<ConnectionTestDto> {
  const transport = await openTransport(server, { timeout: TEST_TIMEOUT_MS, maxConnections: 1 });
  signal.addEventListener('abort', () => transport.close());
  try {
    await transport.verify();
    if (recipient === null) return works('The mail server answers and accepts user and password.');
    await transport.sendMail({
      from: { name: siteName, address: from },
      to: { name: '', address: recipient },
      subject: `Test mail from ${siteName}`,
      text: `${siteName} can send mail. You asked for this test under Settings → Connections.`,
    });
    return works(`The mail server has taken a mail to ${recipient}. Look whether it arrives.`);
  } finally {
    transport.close();
  }
}

function describeFailure(error: unknown, isLate: boolean): ConnectionTestDto {
  if (error instanceof LinkLocalError) return fails(error.message);
  const { code, response, responseCode }: SmtpError = error instanceof Error ? error : new Error();
  if (isLate || code === 'ETIMEDOUT')
    return fails(`The mail server did not answer within ${TEST_TIMEOUT_MS / 1000} seconds.`);
  if (code === 'EAUTH') return fails('The mail server refuses the user or the password.', response);
  if (responseCode !== undefined)
    return fails(`The mail server refuses (${responseCode}).`, response);
  // Other programs than mail servers must not be read from here.
  if (code === 'EPROTOCOL') return fails('This is not a mail server.');
  if (code === 'ETLS')
    return fails('The mail server offers no encryption, without which no password is sent.');
  return fails(`The mail server cannot be reached: ${describeNetworkError(error)}.`);
}
