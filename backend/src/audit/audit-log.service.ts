import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { InvalidInputError } from '../common/problem/app-error.js';
import type { AuditObjectType } from './audit.constants.js';
import { referencesIn, toFields, type Values } from './audit-fields.js';
import { ACTS, CONDITIONS, LINES, NAMES, PEOPLE } from './audit-log.queries.js';
import type { AuditFiltersDto, AuditPageDto, AuditPersonDto } from './dto/audit-page.dto.js';
import type { ListAuditQuery } from './dto/list-audit.query.js';

interface LineRow {
  id: string;
  at: Date;
  person_id: string | null;
  person: string | null;
  act: string;
  object_type: AuditObjectType;
  object_id: string | null;
  before: Values | null;
  after: Values | null;
  address: string | null;
  request_id: string | null;
}

/** Reads the audit log. */
@Injectable()
export class AuditLogService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws InvalidInputError for a person that can be nobody's id, or the id of an object without its type */
  async page({ limit, ...wanted }: ListAuditQuery): Promise<AuditPageDto> {
    requirePerson(wanted.person);
    requireType(wanted);
    const values: unknown[] = [limit + 1];
    const conditions = CONDITIONS.flatMap(({ field, value, sql }) => {
      const given = wanted[field];
      if (given === undefined) return [];
      if (given === 'none') return ['person_id IS NULL'];
      return [sql(values.push(value ? value(given) : given))];
    });
    const rows = await this.dataSource.query<LineRow[]>(LINES(conditions), values);
    const shown = rows.slice(0, limit);
    const names = await this.namesOf(shown);
    return {
      lines: shown.map((row) => toLine(row, names)),
      next: rows.length > limit ? Number(shown.at(-1)?.id) : null,
    };
  }

  /** What can be asked for. */
  async filters(): Promise<AuditFiltersDto> {
    const people = await this.dataSource.query<AuditPersonDto[]>(PEOPLE);
    const acts = await this.dataSource.query<{ act: string }[]>(ACTS);
    return { people, acts: acts.map(({ act }) => act) };
  }

  private async namesOf(rows: LineRow[]): Promise<Map<string, string>> {
    const named = rows.flatMap(({ object_type: type, object_id: id, person_id, before, after }) => [
      ...(person_id === null ? [] : [{ type: 'user', id: person_id }]),
      ...(id === null ? [] : [{ type, id }]),
      ...[before, after].flatMap(referencesIn),
    ]);
    const found = await this.dataSource.query<{ type: string; id: string; name: string }[]>(NAMES, [
      named.map(({ type }) => type),
      named.map(({ id }) => id),
    ]);
    return new Map(found.map(({ type, id, name }) => [`${type} ${id}`, name]));
  }
}

function requirePerson(person: string | undefined): void {
  if (person === undefined || person === 'none' || isUUID(person)) return;
  throw new InvalidInputError([
    { field: 'person', message: 'Person must be the id of a user, or none' },
  ]);
}

/** The index of a record's history begins with the type; an id alone would read the whole log. */
function requireType({ object_id: id, object_type: type }: Omit<ListAuditQuery, 'limit'>): void {
  if (id === undefined || type !== undefined) return;
  throw new InvalidInputError([
    { field: 'object_type', message: 'Object type is required beside an object id' },
  ]);
}

/** With the API key, which is behind the username. */
function personNameOf(
  { person_id: id, person }: LineRow,
  nameOf: (type: string, id: string | null) => string | undefined,
): string | null {
  const key = /, by the API key “.*”$/.exec(person ?? '')?.[0] ?? '';
  const name = nameOf('user', id);
  return name === undefined ? person : `${name}${key}`;
}

function toLine(row: LineRow, names: ReadonlyMap<string, string>) {
  const nameOf = (type: string, id: string | null) => names.get(`${type} ${id}`);
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    person: { id: row.person_id, username: row.person, name: personNameOf(row, nameOf) },
    act: row.act,
    object_type: row.object_type,
    object_id: row.object_id,
    object_name: nameOf(row.object_type, row.object_id) ?? null,
    fields: toFields(row.before, row.after, ({ type, id }) => nameOf(type, id)),
    address: row.address,
    request_id: row.request_id,
  };
}
