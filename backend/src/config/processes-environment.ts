import { availableParallelism } from 'node:os';
import { z } from 'zod';

const MOST = 64;
const RULE = `auto, or a whole number from 1 to ${MOST}`;
const LAST_PORT = 65_535;

export const processesVariables = {
  WEB_CONCURRENCY: z
    .string()
    .trim()
    .regex(/^(auto|\d{1,2})$/, RULE)
    .transform((value) => (value === 'auto' ? value : Number(value)))
    .refine((value) => value === 'auto' || (value >= 1 && value <= MOST), RULE)
    .default(1),
};

type Variables = z.infer<z.ZodObject<typeof processesVariables>> & {
  PORT: number;
  HOST: string;
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
};

type SettingError = [name: keyof Variables, right: string];

export function processesErrors(env: Variables, keepsMails: boolean): SettingError[] {
  const problems: SettingError[] = [];
  if (keepsMails && env.WEB_CONCURRENCY !== 'auto' && env.WEB_CONCURRENCY > 1) {
    const right = '1 where mails stay at /demo/mail, since one process keeps them (see SMTP_URL)';
    problems.push(['WEB_CONCURRENCY', right]);
  }
  const processes = toProcesses(env, keepsMails);
  if ((env.METRICS_PORT ?? 0) + processes - 1 > LAST_PORT) {
    const right = `at most ${LAST_PORT - processes + 1}, as each of the ${processes} processes takes the next port`;
    problems.push(['METRICS_PORT', right]);
  }
  const { PORT: port, METRICS_PORT: first = 0 } = env;
  if (port > 0 && first > 0 && port >= first && port < first + processes && sharesHost(env)) {
    const right = `another port than PORT (${port})`;
    const ofEach =
      processes > 1 ? `, as each of the ${processes} processes takes the next port` : '';
    problems.push(['METRICS_PORT', `${right}${ofEach}`]);
  }
  return problems;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

function sharesHost({ HOST: host, METRICS_HOST: other }: Variables): boolean {
  return host === other || EVERYWHERE.has(host) || EVERYWHERE.has(other);
}

export function toProcesses(
  { WEB_CONCURRENCY: wanted }: Pick<Variables, 'WEB_CONCURRENCY'>,
  keepsMails: boolean,
): number {
  if (wanted !== 'auto') return wanted;
  return keepsMails ? 1 : Math.min(availableParallelism(), MOST);
}
