import type { DataSource } from 'typeorm';
import { readRights } from './doctor.queries.js';
import { advice, broken, type Finding, well } from './finding.js';

export async function checkAuditRole(dataSource: DataSource): Promise<Finding> {
  const { role, superuser, owner, privileges, canExtendChain } = await readRights(dataSource);
  if (superuser) return mayChange(role, 'is a superuser, for whom triggers are no obstacle');
  if (owner) return mayChange(role, 'owns its tables, so it could disable their triggers');
  if (!canExtendChain) {
    return broken(
      `The role ${role} cannot extend the hash chain of the audit log`,
      `GRANT EXECUTE ON FUNCTION hash_changes, forget_changes TO ${role};`,
    );
  }
  if (privileges.length > 0) return mayChange(role, `has the right to ${privileges.join(', ')}`);
  return well(`The role ${role} cannot change the audit log`);
}

function mayChange(role: string, reason: string): Finding {
  return advice(
    `The role ${role} could change the audit log: it ${reason}`,
    'Create a restricted role: docs/operate.md, “A role that cannot change the audit log”.',
  );
}
