import { selectFields } from './fields.js';

const RECORD = { _class: 'course', id: 'x', title: 'Knots', url: '/course/knots/', rating: 4 };
const SETTINGS = { min: ['id', 'title'], default: ['id', 'title', 'url'] };

describe('selectFields', () => {
  it.each([
    [null, ['_class', 'id', 'title', 'url']],
    ['@default', ['_class', 'id', 'title', 'url']],
    ['@min', ['_class', 'id', 'title']],
    ['@all', ['_class', 'id', 'title', 'url', 'rating']],
    ['rating,id', ['_class', 'id', 'rating']],
    ['@min, rating', ['_class', 'id', 'title', 'rating']],
    ['@all,-title,-url', ['_class', 'id', 'rating']],
    ['price,id', ['_class', 'id']],
  ])('answers %j with %j', (wanted, expected) => {
    expect(Object.keys(selectFields(RECORD, wanted, SETTINGS))).toEqual(expected);
  });
});
