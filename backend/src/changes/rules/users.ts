import { type ChangeRule, hasChanged } from '../change.js';
import { offeringsOfHosts } from './lookups.queries.js';
import { tagsOfOfferings } from './offerings.js';

/** Pages show the name of an offering's host. */
export const users: ChangeRule = {
  audit: {
    type: 'user',
    fields: ['username', 'name', 'email', 'phone', 'role', 'is_active', 'password_hash'],
    called: { password_hash: 'password' },
  },
  async cacheTags(changes, database) {
    const renamed = changes.filter(
      (change) => change.operation !== 'insert' && hasChanged(change, 'name'),
    );
    const ids = renamed.map(({ record }) => record);
    return tagsOfOfferings(await offeringsOfHosts(database, ids));
  },
};
