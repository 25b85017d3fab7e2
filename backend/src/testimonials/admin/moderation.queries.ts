import type { EntityManager } from 'typeorm';
import { queryColumn } from '../../common/sql/query.js';
import type { ModerationDecision } from '../dto/moderation.dto.js';
import { Testimonial, type TestimonialStatus } from '../testimonial.entity.js';

/**
 * Statements lock rows in the order of ids, so that they cannot deadlock, and skip rows with another version.
 * `versions` follows the order of `ids`.
 */

interface Version {
  id: string;
  version: number;
}

const hasVersion = (versions: string) =>
  `(${versions}::int[] IS NULL OR version = (${versions}::int[])[array_position($1::bigint[], id)])`;

/** The first decision stores the visibility of the pending story, which `reopen` restores. */
export function decide(
  manager: EntityManager,
  ids: string[],
  decision: ModerationDecision,
  from: readonly TestimonialStatus[] = ['pending'],
  versions: number[] | null = null,
) {
  return manager.query<Version[]>(
    `WITH chosen AS (
       SELECT id FROM testimonials
       WHERE id = ANY($1) AND status = ANY($3) AND ${hasVersion('$4')}
       ORDER BY id FOR UPDATE
     ), decided AS (
       UPDATE testimonials AS testimonial SET
         status = $2,
         visible_while_pending = coalesce(visible_while_pending, is_visible),
         is_visible = is_visible OR $2 = 'approved'
       FROM chosen WHERE testimonial.id = chosen.id
       RETURNING testimonial.id, testimonial.version
     )
     SELECT id, version FROM decided`,
    [ids, decision, from, versions],
  );
}

export function pendingOf(manager: EntityManager, ids: string[]) {
  const sql = `SELECT id FROM testimonials WHERE id = ANY($1) AND status = 'pending' ORDER BY id`;
  return queryColumn<string>(manager, sql, [ids]);
}

export function reopen(
  manager: EntityManager,
  ids: string[],
  decision: ModerationDecision,
  versions: number[] | null,
) {
  return manager.query<Version[]>(
    `WITH chosen AS (
       SELECT id FROM testimonials
       WHERE id = ANY($1) AND status = $2 AND ${hasVersion('$3')}
       ORDER BY id FOR UPDATE
     ), reopened AS (
       UPDATE testimonials AS testimonial SET
         status = 'pending',
         is_visible = coalesce(visible_while_pending, is_visible),
         visible_while_pending = NULL
       FROM chosen WHERE testimonial.id = chosen.id
       RETURNING testimonial.id, testimonial.version
     )
     SELECT id, version FROM reopened`,
    [ids, decision, versions],
  );
}

export function remove(manager: EntityManager, ids: string[], only: string | null = null) {
  return queryColumn<string>(
    manager,
    `WITH chosen AS (
       SELECT id FROM testimonials
       WHERE id = ANY($1) AND ($2::text IS NULL OR status = $2) ORDER BY id FOR UPDATE
     ), gone AS (
       DELETE FROM testimonials AS testimonial USING chosen WHERE testimonial.id = chosen.id
       RETURNING testimonial.*
     ), kept AS (
       INSERT INTO deleted_testimonials (id, content) SELECT id, to_jsonb(gone) FROM gone
       RETURNING id
     )
     SELECT id FROM kept`,
    [ids, only],
  );
}

const KEPT = `interval '24 hours'`;

export function restore(manager: EntityManager, ids: string[]) {
  // Generated columns are not selected and cannot be written.
  const columns = manager.dataSource
    .getMetadata(Testimonial)
    .columns.filter(({ isSelect }) => isSelect)
    .map(({ databaseName }) => databaseName)
    .join(', ');
  return queryColumn<string>(
    manager,
    `WITH chosen AS (
       SELECT id FROM deleted_testimonials
       WHERE id = ANY($1) AND deleted_at > now() - ${KEPT} ORDER BY id FOR UPDATE
     ), taken AS (
       DELETE FROM deleted_testimonials AS deleted USING chosen WHERE deleted.id = chosen.id
       RETURNING content
     ), restored AS (
       INSERT INTO testimonials (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns}
       FROM taken, jsonb_populate_record(NULL::testimonials, content) AS testimonial
       RETURNING id
     )
     SELECT id FROM restored`,
    [ids],
  );
}

/** Locks a deleted story until the transaction ends. Returns whether it exists. */
export async function lockDeleted(manager: EntityManager, id: number): Promise<boolean> {
  const sql = 'SELECT id FROM deleted_testimonials WHERE id = $1 FOR UPDATE';
  return (await queryColumn<string>(manager, sql, [id])).length > 0;
}

export async function forgetDeleted(manager: EntityManager, id: number): Promise<boolean> {
  const sql =
    'WITH gone AS (DELETE FROM deleted_testimonials WHERE id = $1 RETURNING id) SELECT id FROM gone';
  return (await queryColumn<string>(manager, sql, [id])).length > 0;
}

export function purge(manager: EntityManager) {
  return queryColumn<string>(
    manager,
    `WITH purged AS (
       DELETE FROM deleted_testimonials WHERE deleted_at <= now() - ${KEPT} RETURNING id
     )
     SELECT id FROM purged`,
  );
}
