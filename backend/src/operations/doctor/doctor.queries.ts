import { type Manager, queryRow, queryValue } from '../../common/sql/query.js';
import { FOLDS_ALL_LETTERS } from '../../database/collation-change.js';

interface Rights {
  role: string;
  superuser: boolean;
  owner: boolean;
  privileges: string[];
  canExtendChain: boolean;
}

export function readRights(manager: Manager): Promise<Rights> {
  return queryRow(
    manager,
    `SELECT current_user AS role,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
       (SELECT bool_or(pg_has_role(current_user, relowner, 'MEMBER')) FROM pg_class
        WHERE oid IN ('changes'::regclass, 'change_hashes'::regclass)) AS owner,
       ARRAY(
         SELECT DISTINCT privilege FROM unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) AS privilege,
           unnest(ARRAY['changes', 'change_hashes', 'hash_chain_state']) AS of_table
         WHERE has_table_privilege(of_table, privilege) ORDER BY privilege
       ) AS privileges,
       has_function_privilege('hash_changes(integer)', 'EXECUTE')
         AND has_function_privilege('forget_changes(timestamptz, integer)', 'EXECUTE') AS "canExtendChain"`,
  );
}

export function readRole(manager: Manager): Promise<string> {
  return queryValue(manager, 'SELECT current_user');
}

export function foldsAllLetters(manager: Manager): Promise<boolean> {
  return queryValue(manager, `SELECT ${FOLDS_ALL_LETTERS}`);
}

export function readClock(manager: Manager): Promise<number> {
  return queryValue(manager, 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000');
}
