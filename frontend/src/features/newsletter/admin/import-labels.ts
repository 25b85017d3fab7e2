import type { NewsletterImportDto } from '../../../api/generated/model/newsletterImportDto';
import { formatCount } from '../../../format-count';

export function formatSubscribers(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`;
}

export function formatFileRows(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`;
}

export function listImportCounts(found: NewsletterImportDto): { count: number; text: string }[] {
  const elsewhere = found.left_elsewhere;
  const rest = [
    { count: found.subscribed, text: 'already subscribed' },
    { count: found.unsubscribed, text: 'unsubscribed or deleted, left out' },
    { count: elsewhere.unsubscribed, text: 'unsubscribed in this file, left out' },
    { count: elsewhere.bounced, text: 'bounced in this file, left out' },
    { count: elsewhere.complained, text: 'marked as spam in this file, left out' },
    { count: elsewhere.unconfirmed, text: 'unconfirmed in this file, left out' },
    { count: elsewhere.unknown, text: 'with another status, left out' },
    { count: found.repeated, text: 'repeated' },
    { count: found.invalid, text: 'unreadable, left out' },
  ];
  return [{ count: found.fresh, text: 'new' }, ...rest.filter(({ count }) => count > 0)];
}
