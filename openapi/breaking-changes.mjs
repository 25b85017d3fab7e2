const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** A lower bound that rises, and an upper one that falls, refuse what was accepted. */
const LOWER = ['minimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'maxLength', 'maxItems'];
const MARKS = ['format', 'pattern', 'uniqueItems'];

/**
 * What a program that was written for the description `before` may fail at with the one `after`, a
 * line each: what is sent may not be asked for more strictly, what is answered may not say less.
 */
export function findBreakingChanges(before, after) {
  const found = [];
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const method of METHODS.filter((name) => name in operations)) {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      const say = (what) => found.push(`${name}: ${what}`);
      if (!now) say('the operation is gone');
      else new Comparison(before, after, say).operation(operations[method], now);
    }
  }
  return [...new Set(found)];
}

class Comparison {
  #before;
  #after;
  #say;
  /** References under way, as schemas may contain themselves. */
  #seen = new Set();

  constructor(before, after, say) {
    this.#before = before;
    this.#after = after;
    this.#say = say;
  }

  operation(was, now) {
    if (!needsSignIn(was) && needsSignIn(now)) this.#say('it asks for a sign-in');
    this.#parameters(was.parameters ?? [], now.parameters ?? []);
    this.#body(was.requestBody, now.requestBody);
    for (const [status, answer] of Object.entries(was.responses)) {
      if (!/^[23]/.test(status)) continue;
      const given = now.responses[status];
      if (!given) this.#say(`it answers ${status} no more`);
      else this.#contents(answer.content, given.content, `answer ${status}`, 'answer');
    }
  }

  #parameters(were, are) {
    const nameOf = ({ in: place, name }) => `parameter ${name} (${place})`;
    const old = new Map(were.map((each) => [nameOf(each), each]));
    const current = new Map(are.map((each) => [nameOf(each), each]));
    for (const [name, was] of old) {
      const now = current.get(name);
      if (!now) this.#say(`${name} is gone`);
      else this.#schema(was.schema, now.schema, name, 'request');
    }
    for (const [name, { required }] of current) {
      if (required && !old.get(name)?.required) this.#say(`${name} is required`);
    }
  }

  #body(was, now) {
    if (!was && now?.required) this.#say('a body is required');
    if (was && !now) this.#say('it takes no body any more');
    if (was && now && !was.required && now.required) this.#say('the body is required');
    if (was && now) this.#contents(was.content, now.content, 'body', 'request');
  }

  #contents(was = {}, now = {}, where, side) {
    for (const [type, { schema }] of Object.entries(was)) {
      if (!now[type]) this.#say(`${where}: ${type} is gone`);
      else this.#schema(schema, now[type].schema, where, side);
    }
  }

  #schema(oldSchema, newSchema, where, side) {
    if (!oldSchema || !newSchema) return;
    const pair = `${oldSchema.$ref} ${newSchema.$ref} ${side}`;
    if (oldSchema.$ref && this.#seen.has(pair)) return;
    this.#seen.add(pair);
    const was = resolve(this.#before, oldSchema);
    const now = resolve(this.#after, newSchema);
    // Where numbers were answered, whole ones only are numbers still.
    const isNarrower = side === 'answer' && was.type === 'number' && now.type === 'integer';
    if (was.type !== now.type && !isNarrower)
      this.#say(`${where}: ${now.type} instead of ${was.type}`);
    if (side === 'request') this.#asksForMore(was, now, where);
    else if (!was.nullable && now.nullable) this.#say(`${where}: may be null`);
    for (const name of Object.keys(was.properties ?? {})) {
      const inside = `${where}, ${name}`;
      const other = now.properties?.[name];
      if (!other) this.#say(`${inside} is gone`);
      else this.#schema(was.properties[name], other, inside, side);
    }
    this.#required(was.required ?? [], now.required ?? [], where, side);
    if (was.items) this.#schema(was.items, now.items, `${where}, each`, side);
    for (const [index, choice] of (was.oneOf ?? was.anyOf ?? []).entries()) {
      const other = (now.oneOf ?? now.anyOf)?.[index];
      if (!other) this.#say(`${where}: a choice is gone`);
      else this.#schema(choice, other, where, side);
    }
    this.#seen.delete(pair);
  }

  #required(were, are, where, side) {
    const [from, to, says] =
      side === 'request' ? [are, were, 'is required'] : [were, are, 'may be absent'];
    for (const name of from.filter((each) => !to.includes(each))) {
      this.#say(`${where}, ${name} ${says}`);
    }
  }

  #asksForMore(was, now, where) {
    if (was.nullable && !now.nullable) this.#say(`${where}: may not be null`);
    const gone = (was.enum ?? []).filter((value) => now.enum && !now.enum.includes(value));
    if (gone.length > 0) this.#say(`${where}: ${gone.join(', ')} is not among the values`);
    if (!was.enum && now.enum) this.#say(`${where}: only ${now.enum.join(', ')}`);
    for (const key of LOWER.filter((each) => (now[each] ?? -Infinity) > (was[each] ?? -Infinity))) {
      this.#say(`${where}: ${key} is ${now[key]}`);
    }
    for (const key of UPPER.filter((each) => (now[each] ?? Infinity) < (was[each] ?? Infinity))) {
      this.#say(`${where}: ${key} is ${now[key]}`);
    }
    for (const key of MARKS.filter((each) => now[each] && now[each] !== was[each])) {
      this.#say(`${where}: ${key} is ${now[key]}`);
    }
  }
}

/** With what its references and the parts of `allOf` say. */
function resolve(document, schema) {
  if (schema.$ref) {
    const name = schema.$ref.slice('#/components/schemas/'.length);
    return resolve(document, document.components.schemas[name]);
  }
  const { allOf = [], ...own } = schema;
  const parts = allOf.map((part) => resolve(document, part));
  return {
    ...Object.assign({}, ...parts, own),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [...parts, own].flatMap(({ required = [] }) => required),
  };
}

function needsSignIn({ security = [] }) {
  return security.length > 0 && !security.some((each) => Object.keys(each).length === 0);
}
