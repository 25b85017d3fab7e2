import type { ChangeRule } from '../change.js';

/** Every page shows texts of the site. */
export const siteVersions: ChangeRule = {
  audit: {
    type: 'site',
    fields: ['published_by'],
    called: { published_by: 'author' },
  },
  cacheTags: () => ['site'],
};

export const siteDraft: ChangeRule = {
  audit: {
    type: 'site',
    fields: ['content', 'pages'],
    called: { content: 'texts and settings' },
    hidden: ['content', 'pages'],
  },
};
