import { readFileSync } from 'node:fs';
import type { AuditEntryDto } from '../../api/generated/model/auditEntryDto';
import { ACTION_TEXTS } from './audit-actions';
import { formatSentence } from './audit-sentences';

const ENTRY: AuditEntryDto = {
  ...{ id: 1, at: '2026-03-04T05:06:07.089Z' },
  person: { id: 'a', username: 'alex', name: 'Alex Morgan' },
  ...{ action: 'updateUser', object_type: 'user', object_id: '7', object_name: null },
  ...{ fields: [], address: '203.0.113.7', request_id: null },
};
const of = (field: string, before: string | null, after: string | null) => [
  { field, before, after },
];

describe('the sentence of an audit entry', () => {
  it.each([
    [
      { action: 'saveCourseOverride', object_type: 'course', object_name: 'SQL Beyond the Basics' },
      of('price', '199.00', '249'),
      'Alex Morgan changed the price of SQL Beyond the Basics from $199.00 to $249.00',
    ],
    [
      {
        action: 'applySyncRun',
        object_type: 'syncRun',
        object_name: '12 with Thinkific (preview)',
      },
      of('decision', null, 'apply'),
      'Alex Morgan applied the changes of sync 12 with Thinkific (preview)',
    ],
    [
      { action: 'setTestimonialStatus', object_type: 'story', object_name: 'Maria Santos' },
      of('status', 'pending', 'approved'),
      'Alex Morgan changed the status of the story of Maria Santos from pending to approved',
    ],
    [
      { action: 'toggleUserActive', object_type: 'user', object_name: 'Ben Ito' },
      of('is_active', 'true', 'false'),
      'Alex Morgan deactivated Ben Ito',
    ],
    [
      { action: 'setCourseVisibility', object_type: 'course', object_name: 'Git' },
      of('visibility', null, 'false'),
      'Alex Morgan hid Git',
    ],
    [
      { action: 'updateUser', object_type: 'user', object_name: 'Ben Ito' },
      [...of('role', 'staff', 'admin'), ...of('password', null, 'changed')],
      'Alex Morgan changed the role of Ben Ito from staff to admin, changed the password',
    ],
    [
      { action: 'saveCourseOverride', object_type: 'course', object_name: 'Git' },
      [
        ...of('title', 'Git', 'x'.repeat(61)),
        ...of('compared platform values', null, 'changed'),
        ...['level', 'format', 'duration', 'category'].flatMap((field) => of(field, null, 'A')),
      ],
      `Alex Morgan changed the title of Git from Git to ${'x'.repeat(59)}…, set the level to A, set the format to A, and 2 more`,
    ],
    [
      { action: 'deleteUser', object_type: 'user' },
      of('name', 'Ben Ito', null),
      'Alex Morgan deleted Ben Ito',
    ],
    [
      { action: 'exportNewsletters', object_type: 'subscriber', object_id: null },
      of('rows', null, '12'),
      'Alex Morgan exported subscribers: 12 subscribers in the file',
    ],
    [{ action: 'getNewsletter', object_type: 'subscriber' }, [], 'Alex Morgan viewed subscriber 7'],
    [
      { action: 'bulkDeleteTestimonials', object_type: 'story', object_name: 'Maria Santos' },
      [],
      'Alex Morgan deleted the story of Maria Santos',
    ],
  ] as const)('%o', (values, fields, sentence) => {
    expect(formatSentence({ ...ENTRY, ...values, fields: [...fields] })).toBe(sentence);
  });

  it('is known for each operation that writes in the back office', () => {
    const text = readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8');
    const { paths } = JSON.parse(text) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const quiet = [
      'beginPasskey',
      'beginPasskeyLogin',
      'previewNewsletterImport',
      'renderSitePage',
    ];
    const names = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([, methods]) => Object.entries(methods))
      .filter(([method]) => method !== 'get')
      .map(([, { operationId }]) => operationId)
      .filter((name) => !quiet.includes(name));
    expect(names.filter((name) => !(name in ACTION_TEXTS))).toEqual([]);
  });
});
