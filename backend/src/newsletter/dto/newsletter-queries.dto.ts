import { PageQuery } from '../../common/pagination/page-query.js';
import { DayField } from '../../common/validation/day-field.js';
import { EmailField } from '../../common/validation/email-field.js';
import { OrderField } from '../../common/validation/order-field.js';
import { SearchField } from '../../common/validation/search-field.js';

const NEWSLETTER_ORDERS = ['newest', 'oldest', 'email-asc', 'email-desc'] as const;
type NewsletterOrder = (typeof NEWSLETTER_ORDERS)[number];

function SubscribedFromField() {
  const description = 'The first day (UTC) on which they subscribed.';
  return DayField({ label: 'From', description, example: '2026-05-01' });
}

function SubscribedToField() {
  const description = 'The last day (UTC) on which they subscribed.';
  return DayField({ label: 'To', description, example: '2026-05-31', notBefore: 'from' });
}

export class ListNewslettersQuery extends PageQuery {
  @SearchField('the email address')
  search?: string;

  @SubscribedFromField()
  from?: string;

  @SubscribedToField()
  to?: string;

  @OrderField(NEWSLETTER_ORDERS, 'NewsletterOrder')
  order: NewsletterOrder = 'newest';
}

export class ExportNewslettersQuery {
  @SearchField('the email address')
  search?: string;

  @SubscribedFromField()
  from?: string;

  @SubscribedToField()
  to?: string;
}

export class SelectNewslettersDto extends ExportNewslettersQuery {}

export class NewsletterStatusQuery {
  @EmailField()
  email: string;
}
