import { parseArgs } from 'node:util';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { createDataSource } from '../../database/data-source.js';
import { runProcess } from '../run-process.js';
import { startRuntime } from '../runtime.js';
import { verifyAudit } from '../../audit/verify-audit.js';

await runProcess(async (resources) => {
  const expected = readExpected();
  const { databaseSessionUrl } = await startRuntime(resources, { shared: true });
  if (databaseSessionUrl === null) throw new Error('There is no database.');
  const dataSource = createDataSource(databaseSessionUrl);
  await dataSource.initialize();
  resources.defer(() => dataSource.destroy());
  const { entries, unhashed, head, problems } = await verifyAudit(dataSource, expected);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(
    `${entries} entries verified, ${unhashed} not in the hash chain yet, ${problems.length} problems. ` +
      `The newest hash is ${head ?? 'none'}.\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
  await resources.disposeAsync();
});

function readExpected(): string | undefined {
  try {
    const { expect } = parseArgs({ options: { expect: { type: 'string' } } }).values;
    if (expect === undefined || /^[\da-f]{64}$/.test(expect)) return expect;
  } catch {
    // Unknown options get the same answer as missing ones.
  }
  const message = '--expect needs a hash from the log, 64 hexadecimal digits';
  throw new InvalidInputError([{ field: 'arguments', message }]);
}
