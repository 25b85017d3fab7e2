import type { ChangeRule } from '../change.js';

/** Only syncs change bundles, so the audit log has none. */
export const bundles: ChangeRule = {
  cacheTags: () => ['bundles'],
};
