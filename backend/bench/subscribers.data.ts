import type { Filling } from './fill.js';

/** One per minute, newest first. */
export const SUBSCRIBERS: Filling = {
  what: 'subscribers',
  statement: `
    INSERT INTO newsletter_subscriptions (email, subscribed_at)
    SELECT 'reader.' || n || '@example' || n % 50 || '.org', now() - n * interval '1 minute'
    FROM generate_series($1::int, $2::int - 1) AS n`,
  indexes: [
    'newsletter_subscriptions_search',
    'newsletter_subscriptions_short_search',
    'newsletter_subscriptions_folded_search',
    'newsletter_subscriptions_folded_short_search',
  ],
};
