import { checkSubmission, EMPTY_SUBMISSION, quoteLength, toSubmission } from './submission-rules';

const COMPLETE = {
  studentName: 'Amara Nwosu',
  studentImage: 'https://example.org/amara.jpg',
  linkedinUrl: '',
  email: '',
  previousRole: 'Branch manager',
  currentRole: 'Data analyst',
  company: 'Northwind Rail',
  courseTaken: 'Statistics',
  quote: 'x'.repeat(50),
};

describe('checkSubmission', () => {
  it('finds nothing wrong with a complete story', () => {
    expect(checkSubmission(COMPLETE)).toEqual({});
  });

  it('asks for everything but LinkedIn and an address', () => {
    const { linkedinUrl: _linkedin, email: _email, ...required } = EMPTY_SUBMISSION;
    expect(Object.keys(checkSubmission(EMPTY_SUBMISSION)).sort()).toEqual(
      Object.keys(required).sort(),
    );
  });

  it('takes a complete address, and asks for one where it is required', () => {
    expect(checkSubmission({ ...COMPLETE, email: ' amara@example.org ' }, true)).toEqual({});
    expect(checkSubmission({ ...COMPLETE, email: 'amara@' })).toEqual({
      email: 'Enter a complete email address.',
    });
    expect(checkSubmission({ ...COMPLETE, email: ' ' }, true)).toEqual({
      email: 'Enter your email address.',
    });
  });

  it('takes web addresses in full alone', () => {
    const invalid = 'Enter a complete address, starting with https:// or http://.';
    const part = { studentImage: 'example.org/amara.jpg', linkedinUrl: 'linkedin.com/in/amara' };
    expect(checkSubmission({ ...COMPLETE, ...part })).toEqual({
      studentImage: invalid,
      linkedinUrl: invalid,
    });
  });

  it('takes no address with a password, which would be public', () => {
    const linkedinUrl = 'https://maria:secret@linkedin.com/in/maria';
    expect(checkSubmission({ ...COMPLETE, linkedinUrl })).toEqual({
      linkedinUrl: 'Enter an address without a username and a password.',
    });
  });

  it('takes so many characters of a name and no more', () => {
    expect(checkSubmission({ ...COMPLETE, studentName: 'x'.repeat(255) })).toEqual({});
    expect(checkSubmission({ ...COMPLETE, studentName: '😀'.repeat(255) })).toEqual({});
    expect(checkSubmission({ ...COMPLETE, studentName: 'x'.repeat(256) })).toEqual({
      studentName: 'Use at most 255 characters.',
    });
  });

  it('counts of names, but not of the story, what the API takes out of them', () => {
    const turned = `\u202a ${'\u2068x\u2069'.repeat(255)} \u202c`;
    expect(checkSubmission({ ...COMPLETE, studentName: turned, courseTaken: turned })).toEqual({});
    expect(checkSubmission({ ...COMPLETE, quote: `\u2068${'x'.repeat(999)}\u2069` })).toEqual({
      quote: 'Use at most 1,000 characters; these are 1,001.',
    });
  });

  it('takes what nobody sees for nothing', () => {
    expect(checkSubmission({ ...COMPLETE, studentName: '\u200b\u00ad' })).toEqual({
      studentName: 'Enter your full name.',
    });
    expect(checkSubmission({ ...COMPLETE, quote: '\u200b'.repeat(50) })).toEqual({
      quote: 'Tell your story.',
    });
    expect(checkSubmission({ ...COMPLETE, studentName: 'علی\u200cرضا' })).toEqual({});
  });

  it('says how much of a story is missing or too much', () => {
    expect(checkSubmission({ ...COMPLETE, quote: ` ${'x'.repeat(48)} ` })).toEqual({
      quote: 'Write 2 more characters.',
    });
    expect(checkSubmission({ ...COMPLETE, quote: 'x'.repeat(49) })).toEqual({
      quote: 'Write 1 more character.',
    });
    expect(checkSubmission({ ...COMPLETE, quote: 'x'.repeat(1000) })).toEqual({});
    expect(checkSubmission({ ...COMPLETE, quote: 'x'.repeat(1001) })).toEqual({
      quote: 'Use at most 1,000 characters; these are 1,001.',
    });
  });
});

describe('quoteLength', () => {
  it('counts letters with accents as the API composes them', () => {
    expect(quoteLength('e\u0301'.repeat(50))).toBe(50);
    expect(checkSubmission({ ...COMPLETE, quote: 'e\u0301'.repeat(30) })).toEqual({
      quote: 'Write 20 more characters.',
    });
    expect(checkSubmission({ ...COMPLETE, company: 'e\u0301'.repeat(255) })).toEqual({});
  });

  it('counts a character outside the basic plane as one', () => {
    expect(quoteLength(' 👩🎓 ')).toBe(2);
  });
});

describe('toSubmission', () => {
  it('trims, and sends an empty logo and no empty address', () => {
    const { email: _none, ...story } = COMPLETE;
    expect(toSubmission({ ...COMPLETE, company: ' Northwind Rail\n' })).toEqual({
      ...story,
      companyLogo: '',
    });
    expect(toSubmission({ ...COMPLETE, email: ' a@example.org ' }).email).toBe('a@example.org');
  });
});
