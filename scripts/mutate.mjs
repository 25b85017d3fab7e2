import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    specs: { type: 'string' },
    'unit-only': { type: 'boolean', default: false },
  },
});

const { SyntaxKind: Kind } = ts;
const OPERATORS = new Map(
  ['=== !==', '!== ===', '< <=', '<= <', '> >=', '>= >', '&& ||', '|| &&'].map((pair) =>
    pair.split(' '),
  ),
);

/** What may be written instead of a node, if anything. */
function replacementOf(node, text) {
  const operator = ts.isBinaryExpression(node) && OPERATORS.get(text(node.operatorToken));
  if (operator) return [node.operatorToken, operator];
  if (ts.isIfStatement(node)) return [node.expression, `!(${text(node.expression)})`];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${text(node.condition)})`];
  if (ts.isReturnStatement(node) && node.expression) return [node, 'return;'];
  if (ts.isNumericLiteral(node)) return [node, `(${text(node)} + 1)`];
  if (node.kind === Kind.TrueKeyword) return [node, 'false'];
  if (node.kind === Kind.FalseKeyword) return [node, 'true'];
  const call = ts.isExpressionStatement(node) ? node.expression : null;
  const called = call && ts.isAwaitExpression(call) ? call.expression : call;
  const isCall = called && ts.isCallExpression(called);
  return isCall && called.expression.kind !== Kind.SuperKeyword ? [node, ';'] : null;
}

function mutantsOf(source) {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
  const text = (node) => node.getText(file);
  const found = [];
  const visit = (node) => {
    if (ts.isDecorator(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const replacement = replacementOf(node, text);
    if (replacement) {
      const [{ end }, by] = replacement;
      const start = replacement[0].getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end, by, line, was: source.slice(start, end).split('\n')[0] });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The same for the same seed (mulberry32), so that a survivor is met again. */
function sample(all, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed))) >>> 0;
  };
  const ranked = all.map((mutant) => [random(), mutant]).sort(([one], [other]) => one - other);
  return ranked.slice(0, count).map(([, mutant]) => mutant);
}

/** Runs Jest in the workspace of a file. */
function jest(file, ...args) {
  const [workspace] = relative(root, file).split(sep);
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const command = [...flags, join(root, 'node_modules/jest/bin/jest.js'), ...args];
  const options = { cwd: join(root, workspace), timeout: 300_000, encoding: 'utf8' };
  const { status, signal, stdout } = spawnSync('node', command, options);
  if (signal === 'SIGINT' || status === 130) throw new Error('Stopped.');
  return { passed: status === 0, stdout };
}

const BACKEND = join(root, 'backend/src');
const isBackend = (file) => relative(root, file).startsWith('backend');

/** The API specs of `--specs`, or else of the nearest folder upwards that has some. */
function apiSpecsOf(file) {
  if (values['unit-only'] || !isBackend(file)) return [];
  let folder = values.specs ? join(root, values.specs) : dirname(file);
  const found = () => globSync(join(folder, '*.api-spec.ts'));
  const isNested = () => dirname(folder).startsWith(BACKEND + sep);
  while (found().length === 0 && isNested()) folder = dirname(folder);
  return found();
}

/** Jest's arguments for the unit specs that import a file, and for its API specs. */
function specsOf(file) {
  const project = isBackend(file) ? ['--selectProjects', 'unit'] : [];
  const unit = [...project, '--findRelatedTests', file];
  const api = apiSpecsOf(file);
  return [
    ...(jest(file, '--listTests', ...unit).stdout.includes('.spec.') ? [unit] : []),
    ...(api.length ? [['--selectProjects', 'api', '--runInBand', '--runTestsByPath', ...api]] : []),
  ];
}

const passed = new Set();

/** API specs are common to many files: once is enough. */
function passUnchanged(file, args) {
  if (!passed.has(args.join()) && jest(file, ...args).passed) passed.add(args.join());
  return passed.has(args.join());
}

const isSource = (path) => !/\.(spec|api-spec|factory|dto|module|entity|d)\.tsx?$/.test(path);
const files = positionals
  .map((path) => join(root, path))
  .flatMap((path) => (statSync(path).isFile() ? [path] : globSync(join(path, '**/*.{ts,tsx}'))))
  .filter(isSource);
process.once('SIGINT', () => undefined);
const total = { caught: 0, survived: 0 };
const skipped = [];
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const mutants = sample(mutantsOf(source), Number(values.each), Number(values.seed));
  const specs = mutants.length ? specsOf(file) : [];
  const passes = () => specs.every((args) => jest(file, '--bail', ...args).passed);
  if (mutants.length === 0) continue;
  if (!specs.length || !specs.every((args) => passUnchanged(file, args))) {
    const reason = specs.length ? 'its specs fail unchanged' : 'no spec beside it';
    skipped.push(`skipped   ${relative(root, file)}: ${reason}`);
    continue;
  }
  try {
    for (const { start, end, by, line, was } of mutants) {
      writeFileSync(file, source.slice(0, start) + by + source.slice(end));
      const survived = passes();
      total[survived ? 'survived' : 'caught'] += 1;
      if (survived) console.log(`survived  ${relative(root, file)}:${line}  ${was}  →  ${by}`);
    }
  } finally {
    writeFileSync(file, source);
  }
}
const share = Math.round((100 * total.caught) / (total.caught + total.survived || 1));
for (const line of skipped) console.log(line);
console.log(`${total.caught} caught, ${total.survived} survived: ${share} %`);
