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

/** The unit specs that import a file, and the API specs beside it: Jest's arguments for each kind. */
function specsOf(file) {
  const project = relative(root, file).startsWith('backend') ? ['--selectProjects', 'unit'] : [];
  const unit = [...project, '--findRelatedTests', file];
  const beside = globSync(join(dirname(file), '*.api-spec.ts'));
  const api = ['--selectProjects', 'api', '--runInBand', '--runTestsByPath', ...beside];
  return [
    ...(jest(file, '--listTests', ...unit).stdout ? [unit] : []),
    ...(beside.length && !values['unit-only'] ? [api] : []),
  ];
}

const isSource = (path) => !/\.(spec|api-spec|factory|dto|module|entity|d)\.tsx?$/.test(path);
const files = positionals
  .map((path) => join(root, path))
  .flatMap((path) => (statSync(path).isFile() ? [path] : globSync(join(path, '**/*.{ts,tsx}'))))
  .filter(isSource);
process.once('SIGINT', () => undefined);
const total = { caught: 0, survived: 0 };
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const mutants = sample(mutantsOf(source), Number(values.each), Number(values.seed));
  const specs = mutants.length ? specsOf(file) : [];
  const passes = () => specs.every((args) => jest(file, '--bail', ...args).passed);
  if (specs.length === 0) continue;
  if (!passes()) throw new Error(`The specs of ${relative(root, file)} fail as it is.`);
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
console.log(`${total.caught} caught, ${total.survived} survived: ${share} %`);
