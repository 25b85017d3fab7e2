import { z } from 'zod';
import { MOST } from './read-completely.js';

export interface RecordProblem {
  field: string;
  reason: string;
}

export type ListRecord<Item, Id> =
  | { id: Id; value: Item }
  | { id: Id | null; problem: RecordProblem };

export interface BadRecord<Id> {
  id: Id | null;
  place: number;
  problem: RecordProblem;
}

/**
 * Up to this number of bad records are reported one by one. With no more good ones, the whole page is considered
 * invalid.
 */
const FEW = 3;

export function listOfRecords<Item extends { id: Id }, Id>(
  item: z.ZodType<Item>,
  id: z.ZodType<Id>,
  most = MOST,
) {
  const named = z.object({ id });
  const read = (value: unknown): ListRecord<Item, Id> => {
    const parsed = item.safeParse(value);
    if (parsed.success) return { id: parsed.data.id, value: parsed.data };
    return { id: named.safeParse(value).data?.id ?? null, problem: problemOf(parsed.error) };
  };
  return z
    .array(z.unknown())
    .max(most)
    .transform((values, context) => {
      const records = values.map(read);
      const [first] = records;
      if (first && 'problem' in first && records.length >= FEW && !records.some(isGood)) {
        const path = [0, first.problem.field];
        context.addIssue({ code: 'custom', path, message: first.problem.reason });
      }
      return records;
    });
}

export function problemOf(error: z.ZodError): RecordProblem {
  const [issue] = error.issues;
  return { field: issue?.path.join('.') || 'record', reason: issue?.message ?? 'unknown' };
}

export function splitRecords<Item, Id>(
  records: ListRecord<Item, Id>[],
): { items: Item[]; bad: BadRecord<Id>[] } {
  const items = records.flatMap((record) => ('value' in record ? [record.value] : []));
  const bad = records.flatMap((record, index) =>
    'problem' in record ? [{ ...record, place: index + 1 }] : [],
  );
  return { items, bad };
}

function isGood<Item, Id>(record: ListRecord<Item, Id>): boolean {
  return 'value' in record;
}
