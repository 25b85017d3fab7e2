import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import { activitiesOf } from './activity';

const ENTRY: AuditEntryDto = {
  ...{ id: 1, at: '2026-03-04T05:06:07.089Z' },
  person: { id: 'a', username: 'alex', name: 'Alex Morgan' },
  ...{ action: 'bulkDeleteTestimonials', object_type: 'story', object_id: '7', object_name: null },
  ...{ fields: [], address: '203.0.113.7', request_id: 'r' },
};

it('an activity counts the records of one request', () => {
  const entries = ['1', '2'].map((id) => ({ ...ENTRY, object_id: id }));
  const words = (next: number | null) => activitiesOf({ entries, next }).map((one) => one.text);
  expect(words(null)).toEqual(['Deleted stories · 2 records']);
  expect(words(1)).toEqual(['Deleted stories · 2 or more records']);
});
