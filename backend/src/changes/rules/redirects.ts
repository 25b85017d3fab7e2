import type { ChangeRule } from '../change.js';

export const redirects: ChangeRule = {
  audit: {
    type: 'redirect',
    fields: ['from_path', 'to_address'],
    called: { from_path: 'old address', to_address: 'new address' },
  },
  cacheTags: () => ['redirects'],
};
