import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { In } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import {
  ConflictError,
  type FieldError,
  InvalidInputError,
} from '../../common/problem/app-error.js';
import { currentCaller, withoutAuditEntries } from '../../common/sql/caller.js';
import { withoutDeadline } from '../../common/sql/deadline.js';
import type { RedirectImportDto } from './dto/redirect.dto.js';
import { follow } from './follow.js';
import { MissingAddress } from './missing-address.entity.js';
import { readRedirectsCsv, type RedirectLine } from './read-redirects-csv.js';
import { type NewRedirect, RedirectChecks } from './redirect-checks.service.js';
import { Redirect } from './redirect.entity.js';
import {
  IS_LOOP,
  IS_PAGE,
  MOST_REDIRECTS,
  RedirectsService,
  TOO_MANY,
} from './redirects.service.js';

const MOST_LISTED = 20;

type Line = NewRedirect & Pick<RedirectLine, 'line'>;

/** Imports all redirects of a file or, after an error, none. */
@Injectable()
export class RedirectImportService {
  constructor(
    private readonly redirects: RedirectsService,
    private readonly checks: RedirectChecks,
    private readonly audit: AuditService,
  ) {}

  /**
   * Replaces the new address of old addresses that have a redirect already.
   * @throws InvalidInputError that names the lines, TooLargeError, ConflictError at the limit
   */
  async import(file: IncomingMessage): Promise<RedirectImportDto> {
    const read = await readRedirectsCsv(file);
    // Asking for 5,000 addresses takes seconds.
    return withoutDeadline(async () => {
      const lines = await this.check(read);
      return withoutAuditEntries(currentCaller(), () => this.save(lines));
    });
  }

  private async check(read: RedirectLine[]): Promise<Line[]> {
    const errors: FieldError[] = [];
    const lines = new Map<string, Line>();
    for (const { line, ...addresses } of read) {
      const values = this.checks.read(addresses);
      if ('field' in values) errors.push(onLine(line, values.message));
      else {
        const first = lines.get(values.fromPath);
        if (first) errors.push(onLine(line, `Old address is on line ${first.line} already`));
        else lines.set(values.fromPath, { line, ...values });
      }
    }
    const taken = await this.checks.findTaken([...lines.keys()]);
    for (const { line, fromPath } of lines.values())
      if (taken.has(fromPath)) errors.push(onLine(line, IS_PAGE));
    refuse(errors);
    return [...lines.values()];
  }

  private save(lines: Line[]): Promise<RedirectImportDto> {
    return this.redirects.change(async (manager, existing) => {
      const targets = new Map(existing.map(({ fromPath, toAddress }) => [fromPath, toAddress]));
      const changed = lines.filter(
        ({ fromPath, toAddress }) => targets.get(fromPath) !== toAddress,
      );
      const added = changed.filter(({ fromPath }) => !targets.has(fromPath));
      if (existing.length + added.length > MOST_REDIRECTS) throw new ConflictError(TOO_MANY);
      for (const { fromPath, toAddress } of changed) targets.set(fromPath, toAddress);
      refuse(
        changed
          .filter(({ fromPath }) => follow(targets, fromPath) === null)
          .map(({ line }) => onLine(line, IS_LOOP)),
      );
      const rows = changed.map(({ fromPath, toAddress }) => ({ fromPath, toAddress }));
      if (rows.length > 0) await manager.upsert(Redirect, rows, ['fromPath']);
      await manager.delete(MissingAddress, { path: In(rows.map(({ fromPath }) => fromPath)) });
      await this.audit.record(
        { object: { type: 'redirect' }, after: { rows: rows.length } },
        manager,
      );
      return {
        added: added.length,
        changed: changed.length - added.length,
        unchanged: lines.length - changed.length,
      };
    });
  }
}

function onLine(line: number, message: string): FieldError {
  return { field: `line ${line}`, message };
}

function refuse(errors: FieldError[]): void {
  if (errors.length === 0) return;
  const count = errors.length === 1 ? '1 line has an error' : `${errors.length} lines have errors`;
  const rest = errors.length > MOST_LISTED ? ` The first ${MOST_LISTED} are listed.` : '';
  const listed = errors
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .slice(0, MOST_LISTED);
  throw new InvalidInputError(listed, `Nothing was imported: ${count}.${rest}`);
}

function numberOf({ field }: FieldError): number {
  return Number(field.replace('line ', ''));
}
