import { PageQuery } from '../../common/pagination/page-query.js';
import { EmailField } from '../../common/validation/email-field.js';
import { OrderField, type Order } from '../../common/validation/order-field.js';
import { SearchField } from '../../common/validation/search-field.js';

export class ListNewslettersQuery extends PageQuery {
  @SearchField('the email address')
  search?: string;

  @OrderField()
  order: Order = 'newest';
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
