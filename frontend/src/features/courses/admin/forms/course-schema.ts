import { object, string } from 'yup';
import { toLines } from './course-texts';

const MAX_TITLE = 500;
const MAX_TEXT = 255;
const MAX_DESCRIPTION = 10_000;
const MAX_URL = 2_048;
const MAX_PRICE = 1_000_000;
const MAX_LINES = 200;
const MAX_LINE = 500;

const text = (label: string, max = MAX_TEXT) =>
  string().trim().max(max, `${label} must be at most ${max} characters`);

const list = (label: string) =>
  string()
    .test('lines', `${label} must have at most ${MAX_LINES} lines`, (value = '') => {
      return toLines(value).length <= MAX_LINES;
    })
    .test('line', `${label} must have at most ${MAX_LINE} characters a line`, (value = '') => {
      return toLines(value).every((line) => line.length <= MAX_LINE);
    });

export const courseSchema = object({
  title: string().trim().required('Title is required').max(MAX_TITLE, 'Title is too long'),
  description: text('Description', MAX_DESCRIPTION),
  category: text('Category'),
  level: text('Level'),
  duration: text('Duration'),
  format: text('Format'),
  price: string()
    .trim()
    .test('price', `Price must be a number from 0 to ${MAX_PRICE}`, (value = '') => isPrice(value)),
  imageUrl: string()
    .trim()
    .max(MAX_URL, 'Invalid URL')
    .test('url', 'Invalid URL', (value = '') => value === '' || isWebUrl(value)),
  curriculum: list('Curriculum'),
  outcomes: list('Learning Outcomes'),
});

/** An address on the web, http or https. */
export function isWebUrl(value: string): boolean {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

function isPrice(value: string): boolean {
  return value === '' || (/^\d+(\.\d*)?$/.test(value) && Number(value) <= MAX_PRICE);
}
