import { ChoiceField } from '../../common/validation/choice-field.js';
import { SearchField } from '../../common/validation/search-field.js';
import { USER_ROLES, USER_STATES, type UserRole, type UserState } from '../user.entity.js';

export class ListUsersQuery {
  @SearchField('name, email and username')
  search?: string;

  @ChoiceField({ label: 'Role', choices: USER_ROLES, name: 'UserRole', optional: true })
  role?: UserRole;

  @ChoiceField({ label: 'State', choices: USER_STATES, name: 'UserState', optional: true })
  state?: UserState;
}
