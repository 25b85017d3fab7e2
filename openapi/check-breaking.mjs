import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreakingChanges } from './breaking-changes.mjs';

const read = (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

const found = findBreakingChanges(read('released.json'), read('openapi.json'));
const accepted = read('accepted-breaking-changes.json');
const errors = found
  .filter((change) => !accepted[change]?.trim())
  .map((change) => `Programs of integrators would break. ${change}`);
const stale = Object.keys(accepted)
  .filter((change) => !found.includes(change))
  .map((change) => `accepted-breaking-changes.json has what is no change: ${change}`);
for (const error of [...errors, ...stale]) console.error(error);
if (errors.length > 0) {
  console.error(
    'Keep what integrators use, or enter the change with its reason in openapi/accepted-breaking-changes.json.',
  );
}
process.exitCode = errors.length + stale.length > 0 ? 1 : 0;
