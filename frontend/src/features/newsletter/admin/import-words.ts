import type { NewsletterImportDto } from '../../../api/generated/model/newsletterImportDto';
import { formatCount } from '../../../words';

export function inSubscribers(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`;
}

/** What a preview has found, each beside what becomes of it. */
export function inLines(found: NewsletterImportDto): { count: number; text: string }[] {
  const rest = [
    { count: found.subscribed, text: 'already subscribed' },
    { count: found.unsubscribed, text: 'unsubscribed or deleted, stay out' },
    { count: found.repeated, text: 'repeated' },
    { count: found.invalid, text: 'unreadable, left out' },
  ];
  return [{ count: found.fresh, text: 'new' }, ...rest.filter(({ count }) => count > 0)];
}
