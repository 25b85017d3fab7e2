import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../common/project-root.js';

const FOLDER = join(PROJECT_ROOT, 'docker/prometheus');
const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
const hasPromtool = promtool('--version').status === 0;

function alertsIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return [...text.matchAll(pattern)].flatMap(([, name = '']) => name);
}

describe('the alerts', () => {
  it('each have a test in which they fire', () => {
    const rules = alertsIn('alerts.yml', /- alert: (\w+)/g);
    const fired = alertsIn('alerts.test.yml', /alertname: (\w+),\s+exp_alerts:\s+\[\s+\{/g);
    expect([...new Set(fired)].toSorted()).toEqual(rules.toSorted());
  });

  it.each(['alerts.yml', 'dashboard.json'])(
    'and panels of %s take what every program has from Lectern alone',
    (file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8').replaceAll('\\"', '"');
      const common = [...text.matchAll(/\b(?:nodejs|process)_\w+(?:\{[^}]*\})?/g)].map(String);
      expect(common).not.toEqual([]);
      expect(common.filter((metric) => !metric.endsWith('{job="lectern"}'))).toEqual([]);
    },
  );

  (hasPromtool ? it : it.skip).each([
    [['check', 'rules', 'alerts.yml']],
    [['test', 'rules', 'alerts.test.yml']],
  ])('pass promtool %j', (args) => {
    const { status, stdout, stderr } = promtool(...args);
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });
});
