import { buildAdminCourse } from '../../../../testing/builders';
import { toCourseTexts, toOverride, toPlatformTexts, type CourseTexts } from './course-texts';

const NAME = 'Machine Learning Foundations';
const untouched = toCourseTexts(buildAdminCourse());
const override = (part: Partial<CourseTexts>) => toOverride({ ...untouched, ...part }, NAME);

describe('toCourseTexts', () => {
  it('holds the title, and nothing else where nothing is overridden', () => {
    expect(Object.values(untouched).filter(Boolean)).toEqual([NAME]);
  });

  it('writes lists as lines and a price of 0 as "0"', () => {
    const texts = toCourseTexts(
      buildAdminCourse({ display_curriculum: ['A', 'B'], display_price: 0 }),
    );
    expect(texts).toMatchObject({ curriculum: 'A\nB', price: '0' });
  });
});

describe('toPlatformTexts', () => {
  it('writes the platform’s values as the form would', () => {
    expect(toPlatformTexts(buildAdminCourse({ display_title: 'Other' }))).toMatchObject({
      title: NAME,
      description: 'A first course.',
      level: '',
      price: '249',
      curriculum: 'First steps\nLinear models',
    });
  });
});

describe('toOverride', () => {
  it('sends nothing for an untouched course', () => {
    expect(override({})).toEqual({});
  });

  it('sends the title only where it differs from the original', () => {
    expect(override({ title: ' Another ' })).toEqual({ title: 'Another' });
    expect(override({ title: ` ${NAME} ` })).toEqual({});
  });

  it('leaves out what is blank', () => {
    expect(override({ category: '  ', level: '', price: ' ', curriculum: '\n \n' })).toEqual({});
  });

  it('parses the price to an integer', () => {
    expect(override({ price: '49.99' })).toEqual({ price: 49 });
    expect(override({ price: '0' })).toEqual({ price: 0 });
  });

  it('splits lists by line, without blank lines', () => {
    expect(override({ curriculum: ' A \n\nB\n', outcomes: 'C' })).toEqual({
      curriculum: ['A', 'B'],
      outcomes: ['C'],
    });
  });

  it('gives back the override that a form was filled from', () => {
    const fields = { title: 'T', description: 'D', category: 'C', level: 'L', duration: '1 day' };
    const rest = { format: 'Online', price: 5, imageUrl: 'https://a.example/', outcomes: ['O'] };
    const texts = toCourseTexts(
      buildAdminCourse({
        display_title: 'T',
        display_description: 'D',
        display_category: 'C',
        display_level: 'L',
        display_duration: '1 day',
        display_format: 'Online',
        display_price: 5,
        display_image_url: 'https://a.example/',
        display_outcomes: ['O'],
      }),
    );
    expect(toOverride(texts, NAME)).toEqual({ ...fields, ...rest });
  });
});
