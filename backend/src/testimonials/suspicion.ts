import type { SubmitTestimonialDto } from './dto/submit-testimonial.dto.js';

/** So many suspected stories await a decision at most; what comes on top is refused. */
export const MOST_SUSPECTED = 500;

const ADDRESS = /https?:\/\/|\bwww\./gi;
const LINK = /<a\s|\[url\b/i;

/** Whether it seems to come from a program: the hidden field is filled, or addresses abound. */
export function isSuspected({ subject, quote, ...story }: SubmitTestimonialDto): boolean {
  const { studentName, previousRole, currentRole, company, courseTaken } = story;
  const names = [studentName, previousRole, currentRole, company, courseTaken];
  const isTrapped = Boolean(subject);
  return isTrapped || addresses(names.join(' ')) > 0 || addresses(quote) > 1 || LINK.test(quote);
}

function addresses(text: string): number {
  return text.match(ADDRESS)?.length ?? 0;
}
