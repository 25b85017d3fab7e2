import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

const root = mkdtempSync(join(tmpdir(), 'lectern-packages-'));
after(() => rmSync(root, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function run(...args) {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

void test('a tool is installed when a command first needs it, and when its lock file has changed', () => {
  cpSync(join(import.meta.dirname, '../tools/load-tool.ts'), join(root, 'tools/load-tool.ts'));
  write('package.json', { type: 'module' });
  write('tools/one/package.json', { dependencies: { part: 'file:part' } });
  write('tools/one/part/package.json', { name: 'part', version: '1.0.0', main: 'index.js' });
  write('tools/one/part/index.js', 'module.exports = 7');
  write('tools/one/index.mjs', "export { default } from 'part';");
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { part: 'file:part' } },
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '1.0.0' },
    },
  };
  write('tools/one/package-lock.json', lock);
  write(
    'use.mjs',
    "import { loadTool } from './tools/load-tool.ts'; console.log((await loadTool('one')).default);",
  );
  const installed = {
    status: 0,
    stdout: '7\n',
    stderr: 'Installing tools/one, which npm ci leaves out …\n',
  };
  assert.deepEqual(run('use.mjs'), installed);
  assert.deepEqual(run('use.mjs'), { ...installed, stderr: '' });
  write('tools/one/package-lock.json', lock);
  assert.deepEqual(run('use.mjs'), installed);
  write('tools/one/package-lock.json', '{}');
  const { status, stderr } = run('use.mjs');
  assert.equal(status, 1);
  assert.match(stderr, /tools\/one could not be installed\. .+, run npm ci --prefix tools\/one\./);
});
