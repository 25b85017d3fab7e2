/** All ids derive from a course's (2,200,000–2,299,999), in ranges that do not overlap. */
const COURSE = 2_200_000;
const PRODUCT = 2_300_000;
const PRICE = 3_400_000;
const CHAPTER = 5_000_000;
const CONTENT = 20_000_000;

const PRICES_PER_PRODUCT = 4;
const CONTENTS_PER_CHAPTER = 5;

export const MAX_CHAPTERS = 39;

export const productIdOf = (courseId: number): number => courseId - COURSE + PRODUCT;

/** @param index of the price, counted from 0 */
export const priceIdOf = (productId: number, index: number): number =>
  (productId - PRODUCT) * PRICES_PER_PRODUCT + PRICE + index;

/** @param position of the chapter, counted from 1 */
export const chapterIdOf = (courseId: number, position: number): number =>
  (courseId - COURSE) * (MAX_CHAPTERS + 1) + CHAPTER + position;

export function parseChapterId(id: number): { courseId: number; position: number } {
  const offset = id - CHAPTER;
  const position = offset % (MAX_CHAPTERS + 1);
  return { courseId: (offset - position) / (MAX_CHAPTERS + 1) + COURSE, position };
}

/** @param index of the content, counted from 0 */
export const contentIdOf = (chapterId: number, index: number): number =>
  (chapterId - CHAPTER) * CONTENTS_PER_CHAPTER + CONTENT + index;

export const parseContentId = (id: number): { chapterId: number } => ({
  chapterId: Math.floor((id - CONTENT) / CONTENTS_PER_CHAPTER) + CHAPTER,
});
