import { type AppConfig, DEMO_CREDENTIAL } from '../config/app-config.js';
import { defaultUrl } from '../config/load-config.js';
import { DEMO_USERS } from '../demo/demo-users.js';

export function printAddresses(config: AppConfig, url: string): void {
  const { siteName, demo, port, publicUrl, apiDocs, mail } = config;
  const local = url.replace('127.0.0.1', 'localhost');
  const address = publicUrl === defaultUrl(port) ? local : publicUrl;
  const lines = [
    `${siteName} is ready${demo ? ' (demo mode: example data, the course platforms are a sandbox)' : ''}`,
    `  Site    ${address}`,
    `  Admin   ${address}/admin`,
    `  API     ${address}${apiDocs === 'public' ? '/api/docs' : '/api/openapi.json (for admins)'}`,
    ...(mail?.server === null ? [`  Mails   ${address}/demo/mail`] : []),
    ...(address === local ? [] : [`  Local   ${local}`]),
    ...(demo
      ? [
          '  Logins',
          ...DEMO_USERS.map(({ username }) => `    ${username} / ${DEMO_CREDENTIAL.password}`),
        ]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
