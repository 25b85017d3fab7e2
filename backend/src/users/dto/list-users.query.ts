import { ChoiceField } from '../../common/validation/choice-field.js';
import { SearchField } from '../../common/validation/search-field.js';
import { USER_ROLES, type UserRole } from '../user.entity.js';

export class ListUsersQuery {
  @SearchField('name, email and username')
  search?: string;

  @ChoiceField({ label: 'Role', choices: USER_ROLES, name: 'UserRole', optional: true })
  role?: UserRole;
}
