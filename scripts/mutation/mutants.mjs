import ts from 'typescript';

const { SyntaxKind: Kind } = ts;
const OPERATORS = new Map(
  ['=== !==', '!== ===', '< <=', '<= <', '> >=', '>= >', '&& ||', '|| &&'].map((pair) =>
    pair.split(' '),
  ),
);

/** What may be written instead of a node, if anything. */
function replacementOf(node, text) {
  const operator = ts.isBinaryExpression(node) && OPERATORS.get(text(node.operatorToken));
  if (operator) return [node, `${text(node.left)} ${operator} ${text(node.right)}`];
  if (ts.isIfStatement(node)) return [node.expression, `!(${text(node.expression)})`];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${text(node.condition)})`];
  if (ts.isReturnStatement(node) && node.expression) return [node, 'return;'];
  if (ts.isNumericLiteral(node) && node.parent.name !== node) return [node, `${text(node)} + 1`];
  if (node.kind === Kind.TrueKeyword) return [node, 'false'];
  if (node.kind === Kind.FalseKeyword) return [node, 'true'];
  const call = ts.isExpressionStatement(node) ? node.expression : null;
  const called = call && ts.isAwaitExpression(call) ? call.expression : call;
  const isCall = called && ts.isCallExpression(called);
  return isCall && called.expression.kind !== Kind.SuperKeyword ? [node, ';'] : null;
}

const isSkipped = (node) =>
  ts.isDecorator(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node);

/** The mutants of a file, each with the number of the function that it is in, and all bodies of functions. */
export function mutantsOf(source) {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
  const text = (node) => node.getText(file);
  const mutants = [];
  const bodies = [];
  const visit = (node, within) => {
    if (isSkipped(node)) return;
    const [place, by] = replacementOf(node, text) ?? [];
    if (place) {
      const start = place.getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      const isStatement = ts.isStatement(place);
      mutants.push({
        start,
        end: place.end,
        was: text(place),
        by,
        line,
        isStatement,
        body: within,
      });
    }
    const body = ts.isFunctionLike(node) ? node.body : undefined;
    if (body) bodies.push({ start: body.getStart(file), end: body.end, isBlock: ts.isBlock(body) });
    const inside = body ? bodies.length - 1 : within;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, null);
  return { mutants, bodies };
}

/** What surrounds a function's body, so that a run tells whether it gets there. */
function telling({ start, end, isBlock }, place) {
  const call = `globalThis.reach?.(${JSON.stringify(place)})`;
  return isBlock
    ? { start: start + 1, end, before: `${call};`, after: '' }
    : { start, end, before: `(${call}, `, after: ')' };
}

/** What surrounds a mutant's place, so that it is chosen by the variable `MUTANT`. */
function choosing({ start, end, by, isStatement, id }) {
  const chosen = `globalThis.process.env.MUTANT === '${id}'`;
  return isStatement
    ? { start, end, before: `{ if (${chosen}) { ${by} } else { `, after: ' } }' }
    : { start, end, before: `(${chosen} ? (${by}) : (`, after: '))' };
}

/** The source with all of its mutants to choose from, each function telling when it is reached. */
export function instrument(name, source, bodies, mutants) {
  const around = [
    ...bodies.map((body, index) => telling(body, `${name}#${index}`)),
    ...mutants.map(choosing),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  const befores = around.map(({ start, before }) => ({ at: start, text: before }));
  const afters = around.map(({ end, after }) => ({ at: end, text: after })).reverse();
  const inserts = [...afters, ...befores].sort((one, other) => one.at - other.at);
  let done = 0;
  const parts = inserts.map(({ at, text }) => {
    const part = source.slice(done, at) + text;
    done = at;
    return part;
  });
  return parts.join('') + source.slice(done);
}

/** The same for the same seed (mulberry32), so that a survivor is met again. */
export function sample(all, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed))) >>> 0;
  };
  const ranked = all.map((mutant) => [random(), mutant]).sort(([one], [other]) => one - other);
  return ranked.slice(0, count).map(([, mutant]) => mutant);
}
