import type { TestDatabase } from '../../test/database.js';

export const STORY = {
  studentName: 'Amara Nwosu',
  studentImage: 'https://example.org/portraits/amara.jpg',
  previousRole: 'Branch manager',
  currentRole: 'Data analyst',
  company: 'Northwind Rail',
  companyLogo: '',
  quote: 'Three months in, I rewrote the report that took us two days. Now it takes a minute.',
  courseTaken: 'Statistics You Will Actually Use',
  linkedinUrl: 'https://www.linkedin.com/in/example',
};

/** Inserts a testimonial, by default approved and visible, and returns its id. */
export async function insertTestimonial(
  database: TestDatabase,
  values: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    student_name: STORY.studentName,
    student_image: STORY.studentImage,
    previous_role: STORY.previousRole,
    present_role: STORY.currentRole,
    company: STORY.company,
    quote: STORY.quote,
    course_taken: STORY.courseTaken,
    status: 'approved',
    ...values,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [inserted] = await database.query<{ id: string }>(
    `INSERT INTO testimonials (${columns.join()}) VALUES (${places.join()}) RETURNING id`,
    Object.values(row),
  );
  if (!inserted) throw new Error('The testimonial was not inserted.');
  return inserted.id;
}

export async function storedTestimonial(
  database: TestDatabase,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const rows = await database.query<Record<string, unknown>>(
    `SELECT *, created_at::text FROM testimonials WHERE id = $1`,
    [id],
  );
  return rows[0];
}

export const REFUSED_FIELDS: [field: string, value: unknown, message: string][] = [
  ...(
    [
      ['studentName', 'Student name'],
      ['previousRole', 'Previous role'],
      ['currentRole', 'Current role'],
      ['company', 'Company'],
      ['courseTaken', 'Course taken'],
    ] as const
  ).flatMap(([field, label]): [string, unknown, string][] => [
    [field, null, `${label} is required`],
    [field, '', `${label} is required`],
    [field, ' \t\n', `${label} is required`],
    [field, '\u200b', `${label} is required`],
    [field, '\u2800 \u3164\u202e', `${label} is required`],
    [field, 7, `${label} must be text`],
    [field, ['text'], `${label} must be text`],
    [field, 'x'.repeat(256), `${label} must be at most 255 characters`],
    [field, 'a\0b', 'must not contain NUL characters or unpaired surrogates'],
    [field, 'a\ud800b', 'must not contain NUL characters or unpaired surrogates'],
  ]),
  ['quote', 'x'.repeat(1_001), 'Quote must be at most 1000 characters'],
  ['quote', { $ne: '' }, 'Quote must be text'],
  ['studentImage', null, 'Student image is required'],
  ['studentImage', '', 'Student image is required'],
  ['studentImage', ' ', 'Student image is required'],
  ['studentImage', '\u2060', 'Student image is required'],
  ['id', '64', 'is not known here'],
  ['createdAt', '2020-01-01T00:00:00Z', 'is not known here'],
  ['version', 7, 'is not known here'],
  ['visibleWhilePending', true, 'is not known here'],
  ['searchText', 'x', 'is not known here'],
];

export const LONGEST_URL = `https://example.org/${'p'.repeat(2_028)}`;

export const REFUSED_URLS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://example.org/a.png',
  'javascript://example.org/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/png;base64,AAAA',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/a.png',
  '//example.org/a.png',
  '/portraits/a.png',
  'https://example.org/\u202egnp.exe',
  'example.org/a.png',
  'https://maria:secret@example.org/a.png',
  'www.linkedin.com/in/example',
  'https:example.org/a.png',
  'https:/example.org/a.png',
  'https:\\\\example.org/a.png',
  'https://',
  'https://exa mple.org/a.png',
  'https://example.org/"><script>alert(1)</script>',
  `${LONGEST_URL}p`,
];

/** Texts that a page might interpret as markup or code. */
export const SCRIPTS = [
  '<script>alert("x")</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE testimonials; --",
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;b&gt; & ${7*7}',
];
