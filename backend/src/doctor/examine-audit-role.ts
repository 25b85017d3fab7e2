import type { DataSource } from 'typeorm';
import { advice, broken, type Finding, well } from './finding.js';

interface Rights {
  role: string;
  superuser: boolean;
  owner: boolean;
  privileges: string[];
  seals: boolean;
}

/** What the connected role could do to lines and seals, past Lectern. */
export async function examineAuditRole(dataSource: DataSource): Promise<Finding> {
  const [rights] = await dataSource.query<[Rights]>(
    `SELECT current_user AS role,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
       (SELECT bool_or(pg_has_role(current_user, relowner, 'MEMBER')) FROM pg_class
        WHERE oid IN ('changes'::regclass, 'change_seals'::regclass)) AS owner,
       ARRAY(
         SELECT DISTINCT privilege FROM unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) AS privilege,
           unnest(ARRAY['changes', 'change_seals', 'change_sealing']) AS of_table
         WHERE has_table_privilege(of_table, privilege) ORDER BY privilege
       ) AS privileges,
       has_function_privilege('seal_changes(integer)', 'EXECUTE')
         AND has_function_privilege('forget_changes(timestamptz, integer)', 'EXECUTE') AS seals`,
  );
  const { role, superuser, owner, privileges, seals } = rights;
  if (superuser) return mayChange(role, 'is a superuser, which no trigger stops');
  if (owner) return mayChange(role, 'owns its tables, so it could disable their triggers');
  if (!seals) {
    return broken(
      `The role ${role} may not seal the audit log`,
      `GRANT EXECUTE ON FUNCTION seal_changes, forget_changes TO ${role};`,
    );
  }
  if (privileges.length > 0) return mayChange(role, `has the right to ${privileges.join(', ')}`);
  return well(`The role ${role} cannot change the audit log`);
}

function mayChange(role: string, reason: string): Finding {
  return advice(
    `The role ${role} could change the audit log: it ${reason}`,
    'docs/operations.md, “A role that cannot change the audit log”, has the SQL for another one.',
  );
}
