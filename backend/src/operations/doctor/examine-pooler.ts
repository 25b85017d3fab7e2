import type { DatabaseConfig } from '../../config/app-config.js';
import { DatabaseStartError } from '../../database/database-start-error.js';
import { poolerFaults } from '../../database/pooler.js';
import { broken, type Finding, well } from './finding.js';

export async function examinePooler(config: DatabaseConfig): Promise<Finding[]> {
  const { databaseUrl, databaseSessionUrl } = config;
  if (databaseUrl === null || databaseSessionUrl === null) return [];
  if (databaseUrl === databaseSessionUrl) return [];
  try {
    const faults = await poolerFaults(databaseUrl, databaseSessionUrl);
    if (faults.length === 0) return [well('The pooler leads to the same database, with its limit')];
    return faults.map(({ what, todo }) => broken(what, todo));
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return [broken('The pooler cannot be reached', error.message)];
  }
}
