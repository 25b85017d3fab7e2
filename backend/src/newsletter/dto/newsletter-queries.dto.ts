import { PageQuery } from '../../common/pagination/page-query.js';
import { EmailField } from '../../common/validation/email-field.js';
import { OrderField } from '../../common/validation/order-field.js';
import { SearchField } from '../../common/validation/search-field.js';

const NEWSLETTER_ORDERS = ['newest', 'oldest', 'email-asc', 'email-desc'] as const;
type NewsletterOrder = (typeof NEWSLETTER_ORDERS)[number];

export class ListNewslettersQuery extends PageQuery {
  @SearchField('the email address')
  search?: string;

  @OrderField(NEWSLETTER_ORDERS, 'NewsletterOrder')
  order: NewsletterOrder = 'newest';
}

export class ExportNewslettersQuery {
  @SearchField('the email address')
  search?: string;
}

export class SelectNewslettersDto extends ExportNewslettersQuery {}

export class NewsletterStatusQuery {
  @EmailField()
  email: string;
}
