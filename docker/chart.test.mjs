import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { loadTool } from '../tools/load-tool.ts';

const MODELS = await loadTool('kubernetes');

const FOLDER = join(import.meta.dirname, 'helm');
const CHART = join(FOLDER, 'lectern');
const read = (...path) => readFileSync(join(...path), 'utf8');
const objectsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());

const helm = (...args) => spawnSync('helm', args, { cwd: FOLDER, encoding: 'utf8' });
const withoutHelm = helm('version').status === 0 ? false : 'needs helm';

const rendered = objectsIn(read(FOLDER, 'rendered.yaml'));
const values = parse(read(CHART, 'values.yaml'));
const templates = readdirSync(join(CHART, 'templates')).map((file) =>
  read(CHART, 'templates', file),
);

for (const [kind, Model] of Object.entries(MODELS)) {
  void test(`the ${kind} is as Kubernetes describes it`, () => {
    const [object, ...more] = rendered.filter((each) => each.kind === kind);
    assert.deepEqual(more, []);
    new Model(object).validate();
  });
}

void test('every value is in the schema and in a template, and no template asks for another', () => {
  const { properties } = JSON.parse(read(CHART, 'values.schema.json'));
  assert.deepEqual(Object.keys(properties), Object.keys(values));
  const used = templates.flatMap((text) =>
    [...text.matchAll(/\.Values\.(\w+)(?:\.(\w+))?/g)].map(([, name, part]) => [name, part]),
  );
  for (const [name, part] of used) {
    assert.ok(name in values, name);
    if (part) assert.ok(part in values[name] && part in properties[name].properties, part);
  }
  for (const name of Object.keys(values))
    assert.ok(
      used.some(([one]) => one === name),
      name,
    );
});

void test('a fail-over of the database takes no replica away', () => {
  const [{ readinessProbe }] = rendered.find(({ kind }) => kind === 'Deployment').spec.template.spec
    .containers;
  const { periodSeconds, failureThreshold } = readinessProbe;
  assert.ok(periodSeconds * failureThreshold >= 30, `${periodSeconds} s × ${failureThreshold}`);
});

void test('every variable is a setting', () => {
  const settings = read(import.meta.dirname, '../docs/settings.md').match(/[A-Z][A-Z0-9_]+(?=`)/g);
  const [{ name: app, env }] = rendered.find(({ kind }) => kind === 'Deployment').spec.template.spec
    .containers;
  assert.equal(app, 'lectern');
  for (const { name } of env) assert.ok(settings.includes(name), name);
});

void test('settings take no name that the chart sets itself, nor what changes its ports and processes', () => {
  const { settings } = JSON.parse(read(CHART, 'values.schema.json')).properties;
  const deployment = read(CHART, 'templates', 'deployment.yaml');
  const set = [...deployment.matchAll(/- name: ([A-Z][A-Z0-9_]*)$/gm)].map(([, name]) => name);
  assert.deepEqual(settings.propertyNames.not?.enum, [...set, 'HOST', 'PORT', 'WEB_CONCURRENCY']);
});

void test('helm finds nothing, and makes what is here', { skip: withoutHelm }, () => {
  const lint = helm('lint', '--strict', 'lectern');
  assert.equal(lint.status, 0, lint.stdout + lint.stderr);
  const made = helm('template', 'lectern', 'lectern');
  assert.equal(made.status, 0, made.stderr);
  const byKind = (objects) => objects.toSorted((a, b) => a.kind.localeCompare(b.kind));
  assert.deepEqual(byKind(objectsIn(made.stdout)), byKind(rendered));
});
