import type { SubmitTestimonialDto } from './dto/submit-testimonial.dto.js';

/** Suspected stories that may be pending at the same time. Further ones are refused. */
export const MOST_SUSPECTED = 500;

const ADDRESS = /https?:\/\/|\bwww\./gi;
const LINK = /<a\s|\[url\b/i;

/** Returns whether a program seems to have sent the story: the hidden field is filled, or it has too many links. */
export function isSuspected({ subject, quote, ...story }: SubmitTestimonialDto): boolean {
  const { studentName, previousRole, currentRole, company, courseTaken } = story;
  const names = [studentName, previousRole, currentRole, company, courseTaken];
  const isTrapped = Boolean(subject);
  return isTrapped || addresses(names.join(' ')) > 0 || addresses(quote) > 1 || LINK.test(quote);
}

function addresses(text: string): number {
  return text.match(ADDRESS)?.length ?? 0;
}
