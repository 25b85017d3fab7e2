import { ValidationError } from 'yup';
import { testimonialSchema } from './testimonial-schema';
import { NEW_TESTIMONIAL, type TestimonialValues } from './testimonial-values';

const COMPLETE: TestimonialValues = {
  ...NEW_TESTIMONIAL,
  studentName: 'Amara Nwosu',
  studentImage: 'https://example.org/amara.jpg',
  previousRole: 'Branch manager',
  currentRole: 'Data analyst',
  company: 'Northwind Rail',
  courseTaken: 'Statistics',
  quote: 'Ten signs.',
};

const ADDRESS = 'https://example.org/';

/** The message that a form with these fields shows, or null when it may be sent. */
function errorOf(fields: Partial<TestimonialValues>): string | null {
  try {
    testimonialSchema.validateSync({ ...COMPLETE, ...fields });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

describe('testimonialSchema', () => {
  it('accepts a complete testimonial, with and without what is optional', () => {
    expect(errorOf({})).toBeNull();
    expect(errorOf({ companyLogo: 'http://a.org/b.svg', linkedinUrl: ADDRESS })).toBeNull();
  });

  it.each([
    ['studentName', 'Student name'],
    ['previousRole', 'Previous role'],
    ['currentRole', 'Current role'],
    ['company', 'Company'],
    ['courseTaken', 'Course taken'],
  ] as const)('wants 1 to 255 characters of %s', (field, label) => {
    expect(errorOf({ [field]: '' })).toBe(`${label} is required`);
    expect(errorOf({ [field]: '   ' })).toBe(`${label} is required`);
    expect(errorOf({ [field]: '\u200b\u3164' })).toBe(`${label} is required`);
    expect(errorOf({ [field]: 'x'.repeat(255) })).toBeNull();
    expect(errorOf({ [field]: 'x'.repeat(256) })).toBe(`${label} must be at most 255 characters`);
  });

  it('counts of a name, but not of the quote, what the API takes out of it', () => {
    const turned = `\u202a ${'\u2068x\u2069'.repeat(255)} \u202c`;
    expect(errorOf({ studentName: turned, company: turned })).toBeNull();
    expect(errorOf({ currentRole: `\u2068${'x'.repeat(256)}\u2069` })).toBe(
      'Current role must be at most 255 characters',
    );
    expect(errorOf({ courseTaken: '\u2068 \u2069' })).toBe('Course taken is required');
    expect(errorOf({ quote: `\u2068${'x'.repeat(999)}\u2069` })).toBe(
      'Quote must be at most 1000 characters',
    );
  });

  it('wants 10 to 1000 characters of quote', () => {
    const tooShort = 'Quote must be at least 10 characters';
    expect(errorOf({ quote: '' })).toBe(tooShort);
    expect(errorOf({ quote: 'x'.repeat(9) })).toBe(tooShort);
    expect(errorOf({ quote: `${'x'.repeat(9)}  ` })).toBe(tooShort);
    expect(errorOf({ quote: 'x'.repeat(10) })).toBeNull();
    expect(errorOf({ quote: 'x'.repeat(1000) })).toBeNull();
    expect(errorOf({ quote: 'x'.repeat(1001) })).toBe('Quote must be at most 1000 characters');
    expect(errorOf({ quote: 'e\u0301'.repeat(9) })).toBe(tooShort);
    expect(errorOf({ quote: 'e\u0301'.repeat(1000) })).toBeNull();
    expect(errorOf({ quote: '😀'.repeat(9) })).toBe(tooShort);
    expect(errorOf({ quote: '😀'.repeat(1000) })).toBeNull();
    expect(errorOf({ quote: '😀'.repeat(1001) })).toBe('Quote must be at most 1000 characters');
  });

  it.each([
    ['studentImage', 'Invalid image URL', 'Student image is required'],
    ['companyLogo', 'Invalid logo URL', null],
    ['linkedinUrl', 'Invalid LinkedIn URL', null],
  ] as const)('wants a web address of at most 2048 characters as %s', (field, invalid, blank) => {
    expect(errorOf({ [field]: '' })).toBe(blank);
    const longest = ADDRESS.padEnd(2048, 'x');
    expect(errorOf({ [field]: longest })).toBeNull();
    for (const text of [
      `${longest}x`,
      'javascript:alert(1)',
      'data:,x',
      'example.org',
      'https://',
    ]) {
      expect(errorOf({ [field]: text })).toBe(invalid);
    }
  });
});
