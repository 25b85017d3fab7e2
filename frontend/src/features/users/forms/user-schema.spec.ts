import { type AnyObjectSchema, ValidationError } from 'yup';
import { editUserSchema, newUserSchema } from './user-schema';

const COMPLETE = {
  username: 'maria',
  name: 'Maria Santos',
  email: 'maria@example.org',
  password: 'secret',
  role: 'staff',
  phone: '',
};

/** The message that a form with these fields shows, or null when it may be sent. */
function errorOf(schema: AnyObjectSchema, fields: Partial<typeof COMPLETE>): string | null {
  try {
    schema.validateSync({ ...COMPLETE, ...fields });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

describe.each([
  ['newUserSchema', newUserSchema],
  ['editUserSchema', editUserSchema],
])('%s', (_name, schema) => {
  it.each([
    ['a complete user', {}, null],
    ['no name', { name: ' ' }, 'Name is required'],
    ['a name of 255 characters', { name: 'n'.repeat(255) }, null],
    ['a longer name', { name: 'n'.repeat(256) }, 'Name must be at most 255 characters'],
    ['one with marks that the API takes out', { name: `\u2068${'n'.repeat(255)}\u2069` }, null],
    ['no email', { email: '' }, 'Invalid email address'],
    ['an email of other letters', { email: 'jürgen@münchen.de' }, null],
    ['an email without a host', { email: 'maria@' }, 'Invalid email address'],
    ['a password of 6 characters', { password: '123456' }, null],
    ['a shorter one', { password: '12345' }, 'Password must be at least 6 characters'],
    ['a password of 6 emojis', { password: '😀'.repeat(6) }, null],
    ['one of 3', { password: '😀'.repeat(3) }, 'Password must be at least 6 characters'],
    ['a longer phone', { phone: '1'.repeat(256) }, 'Phone must be at most 255 characters'],
  ])('judges %s', (_case, fields, message) => {
    expect(errorOf(schema, fields)).toBe(message);
  });
});

describe('newUserSchema', () => {
  it.each([
    ['a username of 3 characters', { username: 'abc' }, null],
    ['a shorter one', { username: ' ab ' }, 'Username must be at least 3 characters'],
    ['a username of 50 characters', { username: 'u'.repeat(50) }, null],
    ['a longer one', { username: 'u'.repeat(51) }, 'Username must be at most 50 characters'],
    ['no password', { password: '' }, 'Password must be at least 6 characters'],
  ])('judges %s', (_case, fields, message) => {
    expect(errorOf(newUserSchema, fields)).toBe(message);
  });
});

describe('editUserSchema', () => {
  it.each(['', '   '])('lets the password "%s" stay blank', (password) => {
    expect(errorOf(editUserSchema, { password })).toBeNull();
  });
});
