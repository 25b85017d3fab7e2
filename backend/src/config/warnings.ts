import type { AppConfig } from './app-config.js';

export function warningsOf({ trustProxy }: Pick<AppConfig, 'trustProxy'>): string[] {
  return trustProxy === true
    ? [
        'TRUST_PROXY=true believes the X-Forwarded-For of anybody who can reach this port: callers ' +
          'escape the limits by making up addresses. Set it to the addresses of your proxy.',
      ]
    : [];
}
