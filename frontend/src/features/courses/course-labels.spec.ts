import { DEFAULT_SITE } from '../../default-site';
import { buildCourse } from '../../testing/builders';
import { categoryTone, enrolLabel, modulesLabel, offersOf, paragraphsOf } from './course-labels';

describe('enrolLabel', () => {
  const selfPaced = buildCourse({ format: 'Self-paced' });
  const cohort = buildCourse({ format: 'Live online' });

  it('depends on the format where there is an enrolment link', () => {
    expect(enrolLabel(selfPaced, { isOpen: true, place: 'card' })).toBe('Enroll Now');
    expect(enrolLabel(selfPaced, { isOpen: true, place: 'detail' })).toBe('Enroll Now');
    expect(enrolLabel(cohort, { isOpen: true, place: 'card' })).toBe('Apply to Cohort');
    expect(enrolLabel(cohort, { isOpen: true, place: 'detail' })).toBe('Apply to Cohort');
  });

  it('depends on the place where there is none', () => {
    expect(enrolLabel(cohort, { isOpen: false, place: 'card' })).toBe('Learn More');
    expect(enrolLabel(cohort, { isOpen: false, place: 'detail' })).toBe('Coming Soon');
  });
});

describe('counts', () => {
  it('of modules are left out where the curriculum is not known', () => {
    expect(modulesLabel(1)).toBe('1 module');
    expect(modulesLabel(0)).toBeNull();
  });
});

describe('offersOf', () => {
  it('is empty where an earlier release has answered', () => {
    const { offers } = buildCourse();
    expect(offersOf({ offers })).toBe(offers);
    expect(offersOf({})).toEqual([]);
  });
});

describe('paragraphsOf', () => {
  it('divides at blank lines, and has none of nothing', () => {
    const paragraphs = (description: string | null) => paragraphsOf(buildCourse({ description }));
    expect(paragraphs('One\nline\n \nTwo\n\n')).toEqual(['One\nline', 'Two']);
    expect(paragraphs(null)).toEqual([]);
  });
});

describe('categoryTone', () => {
  const toneOf = (name: string | null, categories = DEFAULT_SITE.categories) =>
    categoryTone(name, categories);

  it('knows the three categories and gives the rest one color', () => {
    expect(toneOf('AI')).toBe('ai');
    expect(toneOf('Data')).toBe('data');
    expect(toneOf('Software Engineering')).toBe('software');
    expect([toneOf('Career'), toneOf(null)]).toEqual(['other', 'other']);
  });

  it.each([
    ['violet', 'ai'],
    ['teal', 'data'],
    ['blue', 'software'],
    ['green', 'good'],
    ['amber', 'caution'],
    ['red', 'danger'],
    ['gray', 'other'],
  ] as const)('shows %s categories in the tone %s', (color, tone) => {
    const categories = [{ name: 'Bread', color, collections: [] }];
    expect(toneOf('Bread', categories)).toBe(tone);
    expect(toneOf('AI', categories)).toBe('other');
  });
});
