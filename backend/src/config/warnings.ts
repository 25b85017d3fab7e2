import type { AppConfig } from './app-config.js';
import { isLoopback } from '../common/http/loopback.js';

type Surroundings = Pick<AppConfig, 'host' | 'mail' | 'misspelled' | 'publicUrl' | 'trustProxy'>;

export function warningsOf(config: Surroundings): string[] {
  const { host, mail, misspelled, publicUrl, trustProxy } = config;
  const warnings = [...misspelled];
  if (trustProxy === true) {
    warnings.push(
      'TRUST_PROXY=true trusts the X-Forwarded-For header of everyone who can reach this port: clients ' +
        'can avoid rate limits with made-up addresses. Set it to the addresses of your proxy.',
    );
  }
  const reachesOthers = Boolean(mail?.server) || !isLoopback(host);
  if (reachesOthers && isLoopback(new URL(publicUrl).hostname)) {
    warnings.push(
      `PUBLIC_URL is ${publicUrl}, so links in mails and exports do not work on other machines. ` +
        'Set it to the address at which visitors reach the site.',
    );
  }
  return warnings;
}
