import { PageQuery } from '../../common/pagination/page-query.js';
import { EmailField } from '../../common/validation/email-field.js';
import { SearchField } from '../../common/validation/search-field.js';

export class ListNewslettersQuery extends PageQuery {
  @SearchField('the email address')
  search?: string;
}

export class ExportNewslettersQuery {
  @SearchField('the email address')
  search?: string;
}

export class NewsletterStatusQuery {
  @EmailField()
  email: string;
}
