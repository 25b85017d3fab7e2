import { z } from 'zod';
import type { MailConfig } from './app-config.js';
import { shortTime } from './durations.js';
import { isLoopback } from './loopback.js';

const LOCAL = 'local';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .trim()
    .refine(
      (value) => value === LOCAL || isServer(value),
      'an address like smtps://user:password@smtp.example.org, or local',
    )
    .optional(),
  SMTP_TIMEOUT: shortTime(1).default(30),
  MAIL_FROM: z.string().trim().pipe(z.email('an email address')).optional(),
  NEWSLETTER_DOUBLE_OPT_IN: z.enum(['on', 'off'], 'on or off').default('off'),
};

type Variables = z.infer<z.ZodObject<typeof mailVariables>>;

interface Place {
  demo: boolean;
  host: string;
  publicUrl: string;
}

/** What is wrong between the variables: the name of one, and what would be right. */
export function mailFaults(
  { SMTP_URL: server, MAIL_FROM: from, NEWSLETTER_DOUBLE_OPT_IN: optIn }: Variables,
  { demo, host, publicUrl }: Place,
): [name: keyof Variables, right: string][] {
  if (server === undefined) {
    if (optIn === 'off' || demo) return [];
    return [['NEWSLETTER_DOUBLE_OPT_IN', 'off, as there are no mails without SMTP_URL']];
  }
  if (server !== LOCAL) {
    return from === undefined ? [['MAIL_FROM', 'an email address, as SMTP_URL is set']] : [];
  }
  if (demo || (isLoopback(host) && isLoopback(new URL(publicUrl).hostname))) return [];
  const right = 'a mail server: local shows all mails to everybody who reaches this site';
  return [['SMTP_URL', right]];
}

/** The demo keeps its mails to itself unless it is told otherwise. */
export function toMailConfig(env: Variables, { demo, publicUrl }: Place): MailConfig | null {
  const server = env.SMTP_URL ?? (demo ? LOCAL : undefined);
  if (server === undefined) return null;
  return {
    server: server === LOCAL ? null : server,
    from: env.MAIL_FROM ?? `mail@${new URL(publicUrl).hostname}`,
    timeout: env.SMTP_TIMEOUT,
  };
}

function isServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}
