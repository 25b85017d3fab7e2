import { buildAdminCourse } from '../../../testing/builders';
import { descriptionOf, imagesOf, overriddenFields } from './admin-course';

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

describe('descriptionOf', () => {
  it('is ours as it is shown', () => {
    const course = buildAdminCourse({
      display_description: '<p>A List&lt;String&gt;</p>',
      display_description_text: 'A List<String>',
    });
    expect(descriptionOf(course)).toBe('A List<String>');
  });

  it('falls back to the platform’s, then to nothing', () => {
    expect(descriptionOf(buildAdminCourse())).toBe('A first course.');
    expect(descriptionOf(buildAdminCourse({ thinkific_description_text: null }))).toBeNull();
  });
});

describe('imagesOf', () => {
  it('tries ours before the platform’s', () => {
    const images = {
      display_image_url: 'https://a.example',
      thinkific_image_url: 'https://b.example',
    };
    expect(imagesOf(buildAdminCourse(images))).toEqual(['https://a.example', 'https://b.example']);
    expect(imagesOf(buildAdminCourse())).toEqual([]);
  });
});
