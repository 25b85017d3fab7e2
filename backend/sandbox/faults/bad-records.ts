import type { FaultOf } from './fault.schema.js';

/** Returns the records of a page after the fault has changed them. */
export function spoilRecords(
  records: Record<string, unknown>[],
  fault: FaultOf<'bad-record'> | null,
): object[] {
  if (!fault) return records;
  const { ids, field, value } = fault;
  return records.map((record, index) => {
    const isStruck = ids ? ids.some((id) => id === record['id']) : index === 0;
    return isStruck ? { ...record, [field]: value } : record;
  });
}
