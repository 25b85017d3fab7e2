import type { Review } from '../model.js';
import { createdAt } from './build-records.js';

const review = (id: number, course_id: number, details: Partial<Review>): Review => ({
  ...{ id, course_id, rating: 5, title: null, review_text: null, approved: true },
  ...{ user_id: 52_104_000 + (id % 1_000), created_at: createdAt(id) },
  ...details,
});

/** Reviews of courses with reviews enabled: approved ones, two that wait for approval, and one without a text. */
export const DEMO_REVIEWS: Review[] = [
  review(9_203_118, 2_200_451, {
    title: 'I finally understand my own models',
    review_text:
      '<p>I had copied notebooks for two years. After the chapter on evaluation I threw away half of our metrics, and the team thanked me for it.</p><p>The exercises take longer than announced, and they are worth it.</p>',
  }),
  review(9_203_277, 2_201_671, {
    rating: 4.5,
    title: 'Statistics without fear',
    review_text:
      'I run experiments for a bakery chain. Now I know which of them never had a chance to show anything.',
  }),
  review(9_204_502, 2_200_740, {
    rating: 4,
    review_text:
      'Our code base had 600 uses of any. Three weeks later it had 11, and I can explain each of them.',
  }),
  review(9_204_960, 2_201_333, {
    title: 'From spreadsheets to pandas',
    review_text:
      'The monthly report took me two days in spreadsheets. Now a script writes it while I make coffee &mdash; and it finds the errors that I used to make.',
  }),
  review(9_205_133, 2_202_560, { rating: 5, title: 'Great' }),
  review(9_205_410, 2_200_451, {
    approved: false,
    rating: 2,
    title: 'Too fast',
    review_text:
      'The first two chapters went well. Then I was lost, and nobody answered my question.',
  }),
  review(9_205_777, 2_203_521, {
    approved: false,
    review_text: 'Buy followers at our shop, best prices for everybody who teaches online courses!',
  }),
];
