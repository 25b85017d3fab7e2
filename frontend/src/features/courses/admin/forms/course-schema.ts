import { object, string, type StringSchema } from 'yup';
import { saveCourseOverrideLimits as limits } from '../../../../api/generated/limits/saveCourseOverrideLimits';
import { text, webAddress } from '../../../../components/admin/forms/rules';
import { charactersOf } from '../../../../characters-of';
import { toLines, type CourseField } from '../course-fields';

const MAX_PRICE = limits.price.maximum;

const list = (
  label: string,
  { maxItems, items: { maxLength } }: typeof limits.curriculum | typeof limits.outcomes,
) =>
  string()
    .test('lines', `${label} must have at most ${maxItems} lines`, (value = '') => {
      return toLines(value).length <= maxItems;
    })
    .test('line', `${label} must have at most ${maxLength} characters a line`, (value = '') => {
      return toLines(value).every((line) => charactersOf(line) <= maxLength);
    });

export const courseSchema = object({
  title: text('Title', limits.title, 'Title is too long').required('Title is required'),
  description: text('Description', limits.description),
  category: text('Category', limits.category),
  level: text('Level', limits.level),
  duration: text('Duration', limits.duration),
  format: text('Format', limits.format),
  price: string()
    .trim()
    .test('price', `Price must be a number from 0 to ${MAX_PRICE}`, (value = '') => isPrice(value)),
  imageUrl: webAddress(limits.imageUrl),
  curriculum: list('Curriculum', limits.curriculum),
  outcomes: list('Learning Outcomes', limits.outcomes),
} satisfies Record<CourseField, StringSchema>);

function isPrice(value: string): boolean {
  return value === '' || (/^\d+(\.\d*)?$/.test(value) && Number(value) <= MAX_PRICE);
}
