import { type SchemaPart, titleOf } from './schema-parts.js';

/** What a database lacks of the schema, or has otherwise, and the way back. */
export interface Drift {
  what: string;
  todo: string;
}

const ELSE =
  'Undo what was changed past Lectern, or restore a backup into an empty database, which makes the schema anew.';

/** @param made each part as in `MADE_SCHEMA` @param found all of the database, which may have more of its owner's */
export function findDrift(made: readonly string[], found: readonly SchemaPart[]): Drift[] {
  const parts = new Map(found.map((part) => [titleOf(part), part]));
  return made.flatMap((line) => {
    const [title = ''] = line.split(': ', 1);
    const definition = line.slice(title.length + 2);
    const part = parts.get(title);
    if (!part) return { what: `The ${title} is missing`, todo: makingOf(title, definition) };
    if (part.definition === definition) return part.isOff ? offOf(part) : [];
    const instead = part.kind === 'function' ? '' : `: ${part.definition}`;
    return { what: `The ${title} is not as the migrations made it${instead}`, todo: ELSE };
  });
}

function makingOf(title: string, definition: string): string {
  const [kind, name, , table] = title.split(' ');
  if (kind === 'index' || kind === 'trigger') return `${definition};`;
  if (kind === 'constraint') return `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition};`;
  return ELSE;
}

function offOf(part: SchemaPart): Drift {
  const { kind, name, table } = part;
  const title = titleOf(part);
  if (kind === 'trigger') {
    const todo = `ALTER TABLE ${table} ENABLE TRIGGER ${name};`;
    return { what: `The ${title} is disabled`, todo };
  }
  if (kind === 'index') {
    return { what: `The ${title} is invalid`, todo: `REINDEX INDEX ${name};` };
  }
  // A foreign key is looked after on both tables.
  const other = /REFERENCES ([^(]+)\(/.exec(part.definition)?.[1] ?? table;
  const enabling = [...new Set([table, other])].map(
    (each) => `ALTER TABLE ${each} ENABLE TRIGGER ALL;`,
  );
  const todo = `${enabling.join(' ')} ALTER TABLE ${table} VALIDATE CONSTRAINT ${name};`;
  return { what: `The ${title} is not enforced`, todo };
}
