import { z } from 'zod';
import type { MailConfig, StoryEmail } from './app-config.js';
import { shortTime } from './durations.js';
import { isLoopback } from '../common/http/loopback.js';

const LOCAL = 'local';
const NO_MAILS = 'as there are no mails without SMTP_URL';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .trim()
    .refine(
      (value) => value === LOCAL || isServer(value),
      'an address like smtps://user:password@smtp.example.org, or local',
    )
    .optional(),
  SMTP_USER: z.string().trim().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_TIMEOUT: shortTime(1).default(30),
  MAIL_FROM: z.string().trim().pipe(z.email('an email address')).optional(),
  NEWSLETTER_DOUBLE_OPT_IN: z.enum(['on', 'off'], 'on or off').default('off'),
  STORY_EMAIL: z.enum(['optional', 'required'], 'optional or required').default('optional'),
};

type Variables = z.infer<z.ZodObject<typeof mailVariables>>;

type MailFault = [name: keyof Variables, right: string];

interface Place {
  demo: boolean;
  host: string;
  publicUrl: string;
}

/** Checks variables against each other. Returns the name of each wrong one and what would be right. */
export function mailErrors(env: Variables, { demo, host, publicUrl }: Place): MailFault[] {
  const { SMTP_URL: server, MAIL_FROM: from } = env;
  if (server === undefined) {
    return [...needlessLogin(env, 'none without SMTP_URL'), ...(demo ? [] : needsOfMail(env))];
  }
  if (server !== LOCAL) {
    const problems = loginErrors(env, new URL(server));
    if (from === undefined) problems.push(['MAIL_FROM', 'an email address, as SMTP_URL is set']);
    return problems;
  }
  if (demo || (isLoopback(host) && isLoopback(new URL(publicUrl).hostname))) return [];
  const right = 'a mail server: local shows all mails to everybody who reaches this site';
  return [['SMTP_URL', right]];
}

function loginErrors(env: Variables, { username }: URL): MailFault[] {
  const { SMTP_USER: user, SMTP_PASSWORD: password } = env;
  if (username !== '') return needlessLogin(env, 'none, as SMTP_URL has a user');
  if ((user === undefined) === (password === undefined)) return [];
  return user === undefined
    ? [['SMTP_USER', 'the user of SMTP_PASSWORD']]
    : [['SMTP_PASSWORD', 'the password of SMTP_USER']];
}

function needlessLogin(env: Variables, right: string): MailFault[] {
  const names = (['SMTP_USER', 'SMTP_PASSWORD'] as const).filter((name) => env[name] !== undefined);
  return names.map((name) => [name, right]);
}

function needsOfMail({ NEWSLETTER_DOUBLE_OPT_IN: optIn, STORY_EMAIL: email }: Variables) {
  const problems: MailFault[] = [];
  if (optIn === 'on') problems.push(['NEWSLETTER_DOUBLE_OPT_IN', `off, ${NO_MAILS}`]);
  if (email === 'required') problems.push(['STORY_EMAIL', `optional, ${NO_MAILS}`]);
  return problems;
}

export function toMailConfig(env: Variables, { demo, publicUrl }: Place): MailConfig | null {
  const server = env.SMTP_URL ?? (demo ? LOCAL : undefined);
  if (server === undefined) return null;
  return {
    server: server === LOCAL ? null : withLogin(server, env),
    from: env.MAIL_FROM ?? `mail@${new URL(publicUrl).hostname}`,
    timeout: env.SMTP_TIMEOUT,
  };
}

function withLogin(
  server: string,
  { SMTP_USER: user, SMTP_PASSWORD: password }: Variables,
): string {
  if (user === undefined || password === undefined) return server;
  const url = new URL(server);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

export function toStoryEmail(env: Variables, place: Place): StoryEmail {
  return toMailConfig(env, place) === null ? 'off' : env.STORY_EMAIL;
}

function isServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}
