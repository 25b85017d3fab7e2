import { CountQuery } from '../../../common/pagination/page-query.js';
import { ChoiceField } from '../../../common/validation/choice-field.js';
import { OrderField, SearchField } from '../../../common/validation/search-field.js';
import { USER_STATES, type UserState } from '../user.entity.js';
import { USER_ROLES, type UserRole } from '../../../common/access/access.decorators.js';

const USER_ORDERS = [
  'newest',
  'oldest',
  'username-asc',
  'username-desc',
  'name-asc',
  'name-desc',
  'email-asc',
  'email-desc',
  'role-asc',
  'role-desc',
  'status-asc',
  'status-desc',
] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export class ListUsersQuery {
  @SearchField('name, email and username')
  search?: string;

  @ChoiceField({ label: 'Role', choices: USER_ROLES, name: 'UserRole', optional: true })
  role?: UserRole;

  @ChoiceField({ label: 'State', choices: USER_STATES, name: 'UserState', optional: true })
  state?: UserState;

  @OrderField(USER_ORDERS, 'UserOrder')
  order: UserOrder = 'newest';

  @CountQuery({ label: 'Page', description: 'Beyond the end the list is empty; 1 with a limit.' })
  page?: number;

  @CountQuery({
    label: 'Limit',
    max: 100,
    description: 'Users a page; 50 where there is a page, else all of them.',
  })
  limit?: number;
}
