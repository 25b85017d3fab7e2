import type { DataSource } from 'typeorm';
import type { SecretsConfig } from '../../common/settings.js';
import { FactorSecretsService } from '../../identity/two-factor/factor-secrets.service.js';
import { TwoFactor } from '../../identity/two-factor/two-factor.entity.js';
import { readStored } from '../../settings/read-stored.js';
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { WebhookSecretsService } from '../../webhooks/webhook-secrets.service.js';
import { broken, type Finding, well } from './finding.js';

const MOST_NAMED = 5;

/** Finds secrets that are encrypted with a JWT_SECRET that is no longer configured. */
export async function checkSecrets(
  { manager }: DataSource,
  config: SecretsConfig,
): Promise<Finding[]> {
  if (config.jwtSecrets.length === 0) return [];
  const webhooks = await manager.find(WebhookEndpoint, { order: { name: 'ASC' } });
  const factors = await manager
    .createQueryBuilder(TwoFactor, 'factor')
    .innerJoinAndSelect('factor.user', 'user')
    .orderBy('user.username')
    .getMany();
  const webhookSecrets = new WebhookSecretsService(config);
  const factorSecrets = new FactorSecretsService(config);
  const ofWebhooks = webhooks
    .filter(({ id, secret }) => webhookSecrets.open(id, secret) === null)
    .map(({ name }) => name);
  const ofFactors = factors
    .filter(({ userId, secret }) => factorSecrets.open(userId, secret) === null)
    .map(({ user }) => user.username);
  const restore = 'Set JWT_SECRET to the new key, a comma and the previous key';
  const findings: Finding[] = [];
  if (ofWebhooks.length > 0) {
    const what = `JWT_SECRET cannot decrypt the secrets of webhooks: ${inShort(ofWebhooks)}`;
    findings.push(broken(what, `${restore}, or create a new secret for each webhook.`));
  }
  const { lost } = await readStored(manager, config);
  if (lost.length > 0) {
    const what = `JWT_SECRET cannot decrypt these stored settings: ${lost.join(', ')}`;
    findings.push(broken(what, `${restore}, or enter them again under Settings → Connections.`));
  }
  if (ofFactors.length > 0) {
    const what = `JWT_SECRET cannot decrypt the authenticator apps of: ${inShort(ofFactors)}`;
    findings.push(broken(what, `${restore}, or reset two-factor authentication of each user.`));
  }
  return findings.length > 0
    ? findings
    : [well('JWT_SECRET decrypts the secrets of webhooks, connections and authenticator apps')];
}

function inShort(labels: string[]): string {
  const more = labels.length - MOST_NAMED;
  return labels.slice(0, MOST_NAMED).join(', ') + (more > 0 ? `, and ${more} more` : '');
}
