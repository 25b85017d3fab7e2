import { object, string, type StringSchema } from 'yup';
import { saveCourseOverrideLimits as limits } from '../../../../api/generated/limits/saveCourseOverrideLimits';
import { text, webAddress } from '../../../../components/admin/forms/rules';
import { countCharacters } from '../../../../count-characters';
import { COURSE_FIELDS, FIELD_NAMES, toLines, type CourseField } from '../../../../course-fields';

type ListLimits = typeof limits.curriculum | typeof limits.outcomes;

const list = (label: string, { maxItems, items: { maxLength } }: ListLimits) =>
  string()
    .test('lines', `${label} must have at most ${maxItems} lines`, (value = '') => {
      return toLines(value).length <= maxItems;
    })
    .test('line', `${label} must have at most ${maxLength} characters a line`, (value = '') => {
      return toLines(value).every((line) => countCharacters(line) <= maxLength);
    });

const rules = FIELD_NAMES.map((field) => [field, ruleOf(field)]);

export const courseSchema = object({
  ...(Object.fromEntries(rules) as Record<CourseField, StringSchema>),
  title: text('Title', limits.title, 'Title is too long').required('Title is required'),
});

function ruleOf(field: CourseField): StringSchema {
  const { label } = COURSE_FIELDS[field];
  const limit = limits[field];
  if ('items' in limit) return list(label, limit);
  if ('maximum' in limit) return price(label, limit);
  return field === 'imageUrl' ? webAddress(limit) : text(label, limit);
}

function price(label: string, { maximum }: typeof limits.price) {
  return string()
    .trim()
    .test('price', `${label} must be a number from 0 to ${maximum}`, (value = '') => {
      return value === '' || (/^\d+(\.\d*)?$/.test(value) && Number(value) <= maximum);
    });
}
