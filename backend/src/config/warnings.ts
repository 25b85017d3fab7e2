import type { AppConfig } from './app-config.js';
import { isLoopback } from '../common/http/loopback.js';

type Surroundings = Pick<AppConfig, 'host' | 'mail' | 'misspelled' | 'publicUrl' | 'trustProxy'>;

export function warningsOf(config: Surroundings): string[] {
  const { host, mail, misspelled, publicUrl, trustProxy } = config;
  const warnings = [...misspelled];
  if (trustProxy === true) {
    warnings.push(
      'TRUST_PROXY=true believes the X-Forwarded-For of anybody who can reach this port: callers ' +
        'escape the limits by making up addresses. Set it to the addresses of your proxy.',
    );
  }
  const reachesOthers = Boolean(mail?.server) || !isLoopback(host);
  if (reachesOthers && isLoopback(new URL(publicUrl).hostname)) {
    warnings.push(
      `PUBLIC_URL is ${publicUrl}, so that links in mails and exports lead nowhere on other machines. ` +
        'Set it to the address at which visitors reach the site.',
    );
  }
  return warnings;
}
