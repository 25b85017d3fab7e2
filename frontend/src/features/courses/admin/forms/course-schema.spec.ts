import { ValidationError } from 'yup';
import { buildAdminCourse } from '../../../../testing/builders';
import { courseSchema } from './course-schema';
import { toCourseTexts, type CourseTexts } from './course-texts';

async function errorOf(part: Partial<CourseTexts>): Promise<string | undefined> {
  const texts = { ...toCourseTexts(buildAdminCourse()), ...part };
  const failure: unknown = await courseSchema.validate(texts).catch((error: unknown) => error);
  return failure instanceof ValidationError ? failure.message : undefined;
}

describe('courseSchema', () => {
  it.each<[Partial<CourseTexts>, string]>([
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(501) }, 'Title is too long'],
    [{ category: 'x'.repeat(256) }, 'Category must be at most 255 characters'],
    [{ description: 'x'.repeat(10_001) }, 'Description must be at most 10000 characters'],
    [{ price: 'free' }, 'Price must be a number from 0 to 1000000'],
    [{ price: '-1' }, 'Price must be a number from 0 to 1000000'],
    [{ price: '1000000.5' }, 'Price must be a number from 0 to 1000000'],
    [{ imageUrl: 'cover.png' }, 'Invalid URL'],
    [{ imageUrl: 'ftp://a.example/cover.png' }, 'Invalid URL'],
    [{ imageUrl: `https://a.example/${'x'.repeat(2_048)}` }, 'Invalid URL'],
    [{ curriculum: 'x\n'.repeat(201) }, 'Curriculum must have at most 200 lines'],
    [
      { outcomes: `a\n${'x'.repeat(501)}` },
      'Learning Outcomes must have at most 500 characters a line',
    ],
  ])('refuses %j', async (part, message) => {
    expect(await errorOf(part)).toBe(message);
  });

  it.each<Partial<CourseTexts>>([
    {},
    { title: 'x'.repeat(500) },
    { price: '49.99' },
    { price: ' 1000000 ' },
    { imageUrl: ' https://a.example/cover.png ' },
    { curriculum: `${'\n'.repeat(300)}x` },
    { outcomes: '😀'.repeat(500) },
  ])('takes %j', async (part) => {
    expect(await errorOf(part)).toBeUndefined();
  });
});
