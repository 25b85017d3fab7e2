import type { DataSource } from 'typeorm';
import { listMissed, listReplicas } from '../system/system.queries.js';
import { advice, type Finding, well } from './finding.js';

export async function examineReplicas({ manager }: DataSource): Promise<Finding[]> {
  const replicas = await listReplicas(manager);
  const versions = [...new Set(replicas.map(({ version }) => version))].toSorted();
  const findings: Finding[] = [];
  if (versions.length > 1) {
    const todo = 'That is so during an update only: replace those of the older version.';
    findings.push(advice(`Replicas serve with different versions: ${versions.join(', ')}`, todo));
  }
  for (const { host, pid, seen_at: seenAt } of await listMissed(manager)) {
    const what = `Process ${pid} on ${host} has not said since ${new Date(seenAt).toISOString()} that it serves`;
    findings.push(advice(what, 'It was killed, or cannot reach the database: look at its log.'));
  }
  if (findings.length > 0) return findings;
  const version = versions.length > 0 ? `, with version ${versions[0]}` : '';
  return [well(`Replicas that serve: ${replicas.length}${version}`)];
}
