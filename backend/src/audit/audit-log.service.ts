import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { InvalidInputError } from '../common/problem/app-error.js';
import { RULES } from '../changes/rules/index.js';
import { AUDIT_OBJECT_TYPES, type AuditObjectType, TABLE_OF } from '../changes/audit-objects.js';
import { referencesIn, shownOf, toFields } from './audit-fields.js';
import {
  findActions,
  findEntries,
  findNames,
  findPeople,
  findPlatformValues,
  type EntryRow,
} from './audit-log.queries.js';
import type { AuditFiltersDto, AuditPageDto } from './dto/audit-page.dto.js';
import type { ListAuditQuery } from './dto/list-audit.query.js';

type ShownEntry = EntryRow & { type: AuditObjectType; shown: ReturnType<typeof shownOf> };

@Injectable()
export class AuditLogService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws InvalidInputError for an impossible user id, or an object id without a type */
  async page(wanted: ListAuditQuery): Promise<AuditPageDto> {
    requirePerson(wanted.person);
    requireType(wanted);
    const { limit } = wanted;
    const rows = await findEntries(this.dataSource, wanted);
    const shown = await this.read(rows.slice(0, limit));
    const names = await this.namesOf(shown);
    return {
      entries: shown.map((row) => toEntry(row, names)),
      next: rows.length > limit ? Number(shown.at(-1)?.id) : null,
    };
  }

  async filters(): Promise<AuditFiltersDto> {
    const people = await findPeople(this.dataSource);
    return { people, actions: await findActions(this.dataSource) };
  }

  private async read(rows: EntryRow[]): Promise<ShownEntry[]> {
    const overrides = rows.filter(({ table_name: table }) => table === 'course_overrides');
    const platform = await findPlatformValues(this.dataSource, overrides);
    return rows.map((row) => ({
      ...row,
      type: typeOf(row.table_name),
      shown: shownOf(row, platform.get(row.id)),
    }));
  }

  private namesOf(rows: ShownEntry[]): Promise<Map<string, string>> {
    const named = rows.flatMap(({ type, record, actor_id: actor, shown }) => [
      ...(actor === null ? [] : [{ type: 'user', id: actor }]),
      ...(record === null ? [] : [{ type, id: record }]),
      ...[shown.before, shown.after].flatMap(referencesIn),
    ]);
    return findNames(this.dataSource, named);
  }
}

function requirePerson(person: string | undefined): void {
  if (person === undefined || person === 'none' || isUUID(person)) return;
  throw new InvalidInputError([
    { field: 'person', message: 'Person must be the id of a user, or none' },
  ]);
}

/** The index of a record's history starts with the type. An id alone would read the whole log. */
function requireType({ object_id: id, object_type: type }: ListAuditQuery): void {
  if (id === undefined || type !== undefined) return;
  throw new InvalidInputError([
    { field: 'object_type', message: 'Object type is required with an object id' },
  ]);
}

function typeOf(table: string): AuditObjectType {
  const type =
    RULES[table]?.audit?.type ?? AUDIT_OBJECT_TYPES.find((one) => TABLE_OF[one] === table);
  if (!type) throw new Error(`The audit log has no object type for the table ${table}.`);
  return type;
}

/** Appends the name of the API key to the username. */
function personNameOf({ actor_name: person }: EntryRow, name: string | undefined): string | null {
  const key = /, by the API key “.*”$/.exec(person ?? '')?.[0] ?? '';
  return name === undefined ? person : `${name}${key}`;
}

function toEntry(row: ShownEntry, names: ReadonlyMap<string, string>) {
  const { actor_id: actor, type, record, shown } = row;
  const nameOf = (one: string, id: string | null) => names.get(`${one} ${id}`);
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    person: { id: actor, username: row.actor_name, name: personNameOf(row, nameOf('user', actor)) },
    action: row.action,
    object_type: type,
    object_id: record,
    object_name: nameOf(type, record) ?? null,
    fields: toFields(shown.before, shown.after, (other) => nameOf(other.type, other.id)),
    address: row.address,
    request_id: row.request_id,
  };
}
