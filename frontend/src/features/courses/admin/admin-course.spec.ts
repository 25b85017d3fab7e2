import { buildAdminCourse, buildAdminCourseCard } from '../../../testing/builders';
import { categoryOf, durationOf, imagesOf, overriddenFields } from './admin-course';

describe('overriddenFields', () => {
  it('is empty for a course without an override', () => {
    expect(overriddenFields(buildAdminCourse())).toEqual([]);
  });

  it('names what is overridden, in the form’s order', () => {
    const course = buildAdminCourse({
      display_outcomes: ['Judge'],
      display_price: 0,
      display_title: 'Another',
    });
    expect(overriddenFields(course)).toEqual(['title', 'price', 'outcomes']);
  });
});

describe('imagesOf', () => {
  it('tries ours before the platform’s', () => {
    const images = {
      display_image_url: 'https://a.example',
      thinkific_image_url: 'https://b.example',
    };
    expect(imagesOf(buildAdminCourseCard(images))).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(imagesOf(buildAdminCourseCard())).toEqual([]);
  });
});

it('shows ours, or else the platform’s', () => {
  const shown = (fields: Parameters<typeof buildAdminCourseCard>[0]) => {
    const course = buildAdminCourseCard(fields);
    return [categoryOf(course), durationOf(course)];
  };
  const ours = { display_category: 'Data', display_duration: 'A day' };
  expect(shown(ours)).toEqual(['Data', 'A day']);
  expect(shown({})).toEqual(['AI', '6 weeks']);
});
