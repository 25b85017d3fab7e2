import { chapterPage, courseSchema, productSchema } from './thinkific.schemas.js';
import { thinkificCourse, thinkificPrice, thinkificProduct } from './thinkific.factory.js';

const priceOf = (price: unknown) => productSchema.parse({ ...thinkificProduct(), price }).price;

describe('productSchema', () => {
  it.each([
    ['49.0', '49.0'],
    [49, '49'],
    [18.5, '18.5'],
    ['0.0', '0.0'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads the price %j as %j', (price, expected) => {
    expect(priceOf(price)).toBe(expected);
  });

  it.each(['free', '-1', '1e3', 'NaN', '12345678901', true, {}])(
    'refuses the price %j',
    (price) => {
      expect(() => priceOf(price)).toThrow();
    },
  );

  it.each([
    ['3', 3],
    [3, 3],
    ['', null],
    ['0', null],
    [null, null],
    [undefined, null],
  ])('reads the count %j as %j', (count, expected) => {
    const price = { ...thinkificPrice(), number_of_payments: count, trial_interval_count: count };
    const product = { ...thinkificProduct(), days_until_expiry: count, product_prices: [price] };
    expect(productSchema.parse(product)).toMatchObject({
      days_until_expiry: expected,
      product_prices: [{ number_of_payments: expected, trial_interval_count: expected }],
    });
  });

  it('refuses a count that is not whole', () => {
    const price = { ...thinkificPrice(), number_of_payments: '2.5' };
    expect(() => productSchema.parse({ ...thinkificProduct(), product_prices: [price] })).toThrow();
  });

  it('overlooks fields it does not know, here and in prices', () => {
    const product = { ...thinkificProduct(), instructor_names: 'Dana', product_prices: [] };
    const prices = [{ ...thinkificPrice(), pay_button_text: null, label: null }];
    expect(productSchema.parse({ ...product, product_prices: prices })).toEqual(
      thinkificProduct({ product_prices: [thinkificPrice()] }),
    );
  });

  it.each(['id', 'status', 'hidden', 'private', 'productable_type', 'product_prices'])(
    'refuses a product without %s',
    (field) => {
      expect(() => productSchema.parse({ ...thinkificProduct(), [field]: undefined })).toThrow();
    },
  );
});

it('takes null wherever the vendor has it in a course', () => {
  const { description, duration, course_card_image_url } = courseSchema.parse(thinkificCourse());
  expect([description, duration, course_card_image_url]).toEqual([null, null, null]);
  expect(() => courseSchema.parse({ ...thinkificCourse(), chapter_ids: null })).toThrow();
});

it.each([
  { data: [], total: 0 },
  { items: [] },
  { items: {}, meta: { pagination: { current_page: 1, next_page: null, total_items: 0 } } },
  { items: [], meta: { pagination: { current_page: 1, next_page: '2', total_items: 0 } } },
  null,
  [],
])('refuses %j as a page', (body) => {
  expect(chapterPage.safeParse(body).success).toBe(false);
});
