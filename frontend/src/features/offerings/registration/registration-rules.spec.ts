import { buildQuestion } from '../../../testing/builders';
import { checkRegistration, toFieldErrors, toRegistration } from './registration-rules';

const PERSON = { name: 'Maria Silva', email: 'maria@example.org' };
const laptop = buildQuestion({ id: 'q1', isRequired: true });
const vegan = buildQuestion({ id: 'q2', type: 'yes-no', isRequired: true });
const note = buildQuestion({ id: 'q3', type: 'text', isRequired: false });

describe('checkRegistration', () => {
  it('asks for a name and an address alone', () => {
    expect(checkRegistration(PERSON, [])).toEqual({});
    expect(checkRegistration({ name: ' ', email: '' }, [])).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
    });
  });

  it('takes a complete address and a name of 100 characters', () => {
    expect(checkRegistration({ name: 'x'.repeat(101), email: 'maria@' }, [])).toEqual({
      name: 'Use at most 100 characters.',
      email: 'Enter a complete email address.',
    });
  });

  it('asks for answers to required questions', () => {
    expect(checkRegistration(PERSON, [laptop, vegan, note])).toEqual({
      'answer-q1': 'Choose an answer.',
      'answer-q2': 'Choose an answer.',
    });
    const answers = { 'answer-q1': 'Linux', 'answer-q2': 'no' };
    expect(checkRegistration({ ...PERSON, ...answers }, [laptop, vegan, note])).toEqual({});
  });
});

describe('toRegistration', () => {
  it('sends neither empty answers nor a consent that was not given', () => {
    expect(toRegistration({ ...PERSON, name: ' Maria Silva ', 'answer-q3': ' ' }, [note])).toEqual(
      PERSON,
    );
  });

  it('sends answers by the id of the question, and the consent', () => {
    const values = { ...PERSON, 'answer-q1': 'Linux', 'answer-q9': 'gone', newsletter: 'yes' };
    expect(toRegistration(values, [laptop])).toEqual({
      ...PERSON,
      answers: { q1: 'Linux' },
      newsletter: true,
    });
  });
});

it('toFieldErrors names fields as the form does', () => {
  const errors = [
    { field: 'answers.q1', message: 'Choose one.' },
    { field: 'email', message: 'Invalid.' },
  ];
  expect(toFieldErrors(errors)).toEqual({ 'answer-q1': 'Choose one.', email: 'Invalid.' });
});
