import { readFileSync } from 'node:fs';
import type { AuditLineDto } from '../../api/generated/model/auditLineDto';
import { activitiesOf } from './activity';
import { ACTS } from './acts';

const LINE: AuditLineDto = {
  ...{ id: 1, at: '2026-03-04T05:06:07.089Z' },
  person: { id: 'a', username: 'alex', name: 'Alex Morgan' },
  ...{ act: 'updateUser', object_type: 'user', object_id: '7', object_name: null },
  ...{ fields: [], address: '203.0.113.7', request_id: 'r' },
};
const of = (field: string, before: string | null, after: string | null) => [
  { field, before, after },
];

describe('an activity', () => {
  it.each([
    [
      { act: 'saveCourseOverride', object_type: 'course', object_name: 'Git for Teams' },
      [...of('price', '199.00', '249'), ...of('level', null, 'A')],
      'Changed a course · Git for Teams · price: $199.00 → $249.00',
    ],
    [
      { act: 'syncUdemy', object_type: 'syncRun', object_name: '4 with Udemy' },
      of('status', 'running', 'succeeded'),
      'Ran a sync with Udemy: succeeded · 4 with Udemy',
    ],
    [{ act: 'deleteUser' }, of('name', 'Ben Ito', null), 'Deleted a user · Ben Ito'],
    [
      { act: 'exportNewsletters', object_type: 'subscriber', object_id: null },
      of('rows', null, '12'),
      'Exported subscribers · 12 subscribers in the file',
    ],
  ] as const)('%o', (values, fields, words) => {
    const lines = [{ ...LINE, ...values, fields: [...fields] }];
    expect(activitiesOf({ lines, next: null })[0]?.words).toBe(words);
  });

  it('counts the records of one request', () => {
    const lines = ['1', '2'].map((id) => ({
      ...LINE,
      act: 'bulkDeleteTestimonials',
      object_id: id,
    }));
    const words = (next: number | null) => activitiesOf({ lines, next }).map((one) => one.words);
    expect(words(null)).toEqual(['Deleted stories · 2 records']);
    expect(words(1)).toEqual(['Deleted stories · 2 or more records']);
  });

  it('is known for each operation that writes in the back office', () => {
    const text = readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8');
    const { paths } = JSON.parse(text) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const quiet = ['beginPasskey', 'beginPasskeyLogin', 'previewNewsletterImport'];
    const names = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([, methods]) => Object.entries(methods))
      .filter(([method]) => method !== 'get')
      .map(([, { operationId }]) => operationId)
      .filter((name) => !name.startsWith('select') && !quiet.includes(name));
    expect(names.filter((name) => !(name in ACTS))).toEqual([]);
  });
});
