import { DEFAULT_CONTENT } from '../../../site-content/default-content.js';
import { thinkificCourse, thinkificPrice, thinkificProduct } from './thinkific.factory.js';
import {
  type WholeCourse,
  isOnSale,
  toCategory,
  toCourseRow,
  toCurriculum,
} from './thinkific.mapper.js';
import type { ThinkificProduct } from './thinkific.schemas.js';

function rowOf(parts: Partial<WholeCourse>) {
  const site = {
    siteUrl: 'https://harbour-skills.thinkific.com',
    collections: new Map(),
    categories: DEFAULT_CONTENT.categories,
  };
  const whole = {
    course: thinkificCourse(),
    product: thinkificProduct(),
    curriculum: [],
    ...parts,
  };
  return toCourseRow(whole, site);
}

describe('toCourseRow', () => {
  it('joins a course with its product', () => {
    expect(rowOf({ course: thinkificCourse({ duration: ' 22 ' }) })).toEqual({
      platform_id: '2200451',
      thinkific_id: 2200451,
      name: 'Forklift Safety Basics',
      description: null,
      description_text: null,
      image_url: null,
      price: 49,
      payment_options: [{ type: 'one-time', amount: 49, currency: 'USD' }],
      has_lifetime_access: true,
      has_certificate: true,
      category: null,
      duration: '22',
      curriculum: [],
      enroll_url: 'https://harbour-skills.thinkific.com/enroll/2301877?price_id=3400912',
      position: 3,
      on_sale: true,
      product_id: 2301877,
      related_product_ids: [],
    });
  });

  it('has no price, no link and no sale without a product', () => {
    expect(rowOf({ product: null })).toMatchObject({
      price: null,
      payment_options: [],
      has_lifetime_access: true,
      category: null,
      enroll_url: null,
      position: null,
      on_sale: false,
    });
  });

  it.each([
    [false, false],
    [true, true],
    [null, true],
    [undefined, true],
  ])('has a certificate unless the product has none (%j)', (has_certificate, expected) => {
    expect(rowOf({ product: thinkificProduct({ has_certificate }) }).has_certificate).toBe(
      expected,
    );
  });

  it("takes the product's description, and the course's when the product says nothing", () => {
    const course = thinkificCourse({ description: 'Of the course' });
    const description = (html: string | null) =>
      rowOf({ course, product: thinkificProduct({ description: html }) }).description_text;
    expect(description('<p>Of the product</p>')).toBe('Of the product');
    expect(description(null)).toBe('Of the course');
    expect(description('<p>&nbsp;</p>')).toBe('Of the course');
  });

  it.each([
    ['https://cdn.example/p.jpg', 'https://cdn.example/c.jpg', 'https://cdn.example/p.jpg'],
    [null, 'https://cdn.example/c.jpg', 'https://cdn.example/c.jpg'],
    ['/assets/default.png', 'https://cdn.example/c.jpg', 'https://cdn.example/c.jpg'],
    ['/assets/default.png', '/assets/default.png', null],
    ['https://a:secret@cdn.example/p.jpg', 'https://a@cdn.example/c.jpg', null],
    ['//cdn.example/p.jpg', 'javascript:alert(1)', null],
    [null, null, null],
  ])('takes a picture that is one (%j, %j)', (ofProduct, ofCourse, expected) => {
    const product = thinkificProduct({ card_image_url: ofProduct });
    const course = thinkificCourse({ course_card_image_url: ofCourse });
    expect(rowOf({ product, course }).image_url).toBe(expected);
  });

  it('lists the chapters by position', () => {
    const chapters = [
      { id: 1, name: 'Third', position: 3 },
      { id: 2, name: ' First ', position: 1 },
      { id: 3, name: ' ', position: 2 },
    ];
    expect(toCurriculum(chapters)).toEqual(['First', 'Third']);
  });

  it('enrols without a price id when no price is the primary one', () => {
    const product = thinkificProduct({ product_prices: [thinkificPrice({ is_primary: false })] });
    expect(rowOf({ product }).enroll_url).toBe(
      'https://harbour-skills.thinkific.com/enroll/2301877',
    );
  });

  it('holds no text that PostgreSQL could not', () => {
    const row = rowOf({ course: thinkificCourse({ name: 'A\0B \ud83d', duration: '\0' }) });
    expect(row).toMatchObject({ name: 'AB \ufffd', duration: null });
  });
});

describe('isOnSale', () => {
  it.each<[Partial<ThinkificProduct>, boolean]>([
    [{}, true],
    [{ status: 'draft' }, false],
    [{ status: 'Published' }, false],
    [{ status: 'presell' }, false],
    [{ hidden: true }, false],
    [{ private: true }, false],
  ])('%j: %s', (values, expected) => {
    expect(isOnSale(thinkificProduct(values))).toBe(expected);
  });
});

describe('toCategory', () => {
  const { categories } = DEFAULT_CONTENT;
  const categoryIn = (site: typeof categories, ...names: string[]) => {
    const all = { id: 1, name: 'All Data Courses', default: true };
    const own = names.map((name, index) => ({ id: index + 2, name, default: false }));
    const collections = new Map([all, ...own].map((collection) => [collection.id, collection]));
    const product = thinkificProduct({ collection_ids: [...collections.keys()] });
    return toCategory(product, { collections, categories: site });
  };
  const category = (...names: string[]) => categoryIn(categories, ...names);

  it.each([
    ['AI', 'AI'],
    ['AI & Machine Learning', 'AI'],
    ['Generative-AI', 'AI'],
    ['artificial intelligence', 'AI'],
    ['Data for AI', 'AI'],
    ['Data Engineering', 'Data'],
    ['Software Engineering', 'Software Engineering'],
    ['Software', 'Software Engineering'],
    ['Maintenance', 'Maintenance'],
    ['Fairness', 'Fairness'],
    [' Leadership ', 'Leadership'],
  ])('%s is %s', (name, expected) => {
    expect(category(name)).toBe(expected);
  });

  it.each([
    ['Sourdough & rolls', 'Bread'],
    ['Sea fish', 'Fish'],
    ['Shellfish', 'Shellfish'],
    ['Crab (raw)', 'Fish'],
    ['Data', 'Data'],
  ])('%s is %s in a cooking school', (name, expected) => {
    const own = [
      { name: 'Bread', color: 'amber' as const, collections: ['Bread', ' sourdough '] },
      { name: 'Fish', color: 'blue' as const, collections: [' ', 'Fish', '(raw)'] },
      { name: 'Empty', color: 'gray' as const, collections: [] },
    ];
    expect(categoryIn(own, name)).toBe(expected);
  });

  it('is the first collection that is not a default one', () => {
    expect(category('Leadership', 'Data')).toBe('Leadership');
    expect(category()).toBeNull();
  });

  it('is null when the site does not know the collection', () => {
    expect(
      toCategory(thinkificProduct({ collection_ids: [99] }), {
        collections: new Map(),
        categories,
      }),
    ).toBeNull();
  });
});
