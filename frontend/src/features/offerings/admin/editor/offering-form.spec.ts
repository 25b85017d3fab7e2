import { buildAdminOffering } from '../../../../testing/builders';
import { newOffering, toCreateDto, toForm, toUpdateDto, type OfferingForm } from './offering-form';
import { offeringSchema } from './offering-schema';

const FILLED: OfferingForm = {
  ...newOffering('Europe/Berlin'),
  title: 'RAG evening',
  summary: 'Three short talks.',
  sessions: [{ start: '2027-02-03T18:00', end: '2027-02-03T20:00' }],
};

const QUESTION = { label: 'Laptop?', options: ['macOS', 'Linux'], isRequired: true };

async function errorsOf(fields: Partial<OfferingForm>): Promise<string[]> {
  return offeringSchema.validate({ ...FILLED, ...fields }, { abortEarly: false }).then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  );
}

describe('The values of an offering', () => {
  it('are sent whole, with null for what is empty', () => {
    const dto = toCreateDto(FILLED);
    expect(dto).toMatchObject({
      place: null,
      onlineUrl: null,
      courseId: null,
      timeZone: 'Europe/Berlin',
    });
    expect(Object.keys(dto)).not.toContain('repeat');
    expect(toCreateDto({ ...FILLED, isSeries: true }).repeat).toEqual({ every: 'week', times: 4 });
  });

  it('are sent with the version that the form was filled from', () => {
    const form = toForm(buildAdminOffering({ version: 3 }));
    expect(toUpdateDto({ ...form, scope: 'onwards' })).toMatchObject({
      version: 3,
      scope: 'onwards',
      place: 'Torstraße 1, Berlin',
      recordingUrl: null,
    });
  });

  it('give new questions ids that are free, and keep those that have answers', () => {
    const { questions } = toCreateDto({
      ...FILLED,
      questions: [
        { ...QUESTION, id: '', type: 'choice' },
        { ...QUESTION, id: 'q1', type: 'text' },
        { ...QUESTION, id: '', type: 'yes-no' },
      ],
    });
    expect(questions.map(({ id, options }) => [id, options.length])).toEqual([
      ['q2', 2],
      ['q1', 0],
      ['q3', 0],
    ]);
  });

  it.each<[string, Partial<OfferingForm>, string[]]>([
    ['are complete', {}, []],
    ['lack a title', { title: ' ' }, ['Title is required']],
    ['lack the course of a cohort', { kind: 'cohort' }, ['Choose a course']],
    ['lack the course that is paid', { payment: 'course' }, ['Choose a course']],
    [
      'end before they start',
      { sessions: [{ start: '2027-02-03T18:00', end: '2027-02-03T17:00' }] },
      ['The end must be after the start'],
    ],
    [
      'ask to choose from one answer',
      { questions: [{ ...QUESTION, id: '', type: 'choice', options: ['macOS'] }] },
      ['Enter at least two answers'],
    ],
    ['have half a seat', { seats: 0.5 }, ['Enter a whole number from 1 to 10000']],
  ])('%s', async (_words, fields, errors) => {
    expect(await errorsOf(fields)).toEqual(expect.arrayContaining(errors));
    expect((await errorsOf(fields)).length > 0).toBe(errors.length > 0);
  });
});
