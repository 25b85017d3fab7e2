import type { AppConfig } from './config/app-config.js';
import { DEMO_PASSWORD, DEMO_USERS } from './users/demo-users.js';

/** Tells whoever started the program where to look. */
export function announce({ siteName, demo }: AppConfig, url: string): void {
  const address = url.replace('127.0.0.1', 'localhost');
  const lines = [
    `${siteName} is ready${demo ? ' (demo mode: example data, the course platforms are a sandbox)' : ''}`,
    `  Site    ${address}`,
    `  API     ${address}/api/docs`,
    ...(demo
      ? ['  Logins', ...DEMO_USERS.map(({ username }) => `${username} / ${DEMO_PASSWORD}`)]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
