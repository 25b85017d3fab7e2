import type { ReviewSuggestionDto } from '../../../../api/generated/model/reviewSuggestionDto';

const LONGEST = 60;

/** Returns the title of a review, or the first characters of its text. */
export function nameOf({ title, quote }: ReviewSuggestionDto): string {
  if (title) return title;
  const characters = [...quote];
  if (characters.length <= LONGEST) return quote;
  return `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}
