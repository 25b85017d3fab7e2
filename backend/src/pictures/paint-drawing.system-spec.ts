import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../test/until.js';
import { PROJECT_ROOT } from '../common/project-root.js';

const PROGRAM = join(PROJECT_ROOT, 'backend/dist/programs/paint-drawing.js');
const OWNER = `
  import { fork } from 'node:child_process';
  const painter = fork(process.argv[1], { execArgv: [], serialization: 'advanced' });
  painter.once('message', ({ png }) => process.stdout.write(painter.pid + ' ' + (png.length > 100)));
  painter.send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'));
`;

function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  try {
    process.kill(pid, 0);
    // Nobody may have fetched what is left of one that has ended, by which Linux still knows it.
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  } catch {
    return false;
  }
}

describe('the painter of drawings', () => {
  it('ends with the server, also one that is killed', async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', OWNER, PROGRAM]);
    const [said] = (await once(owner.stdout, 'data')) as [Buffer];
    const [pid, isPainted] = String(said).trim().split(' ');
    expect([isAlive(Number(pid)), isPainted]).toEqual([true, 'true']);
    owner.kill('SIGKILL');
    await until(() => !isAlive(Number(pid)));
  });
});
