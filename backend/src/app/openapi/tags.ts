/** Sections of the API docs: visitors first, then the back office. */
export const TAGS = [
  [
    'Courses',
    'The public catalogue: what visitors see, with what admins have put in place of the platform’s values.',
  ],
  ['Searches', 'What visitors searched for in vain: told by the site, read by admins.'],
  ['Marketplace', 'The public courses on Udemy.'],
  [
    'Testimonials',
    'Success stories: the published ones, and the form that visitors send theirs with.',
  ],
  ['Pictures', 'A look at a picture of another site, for who types its address.'],
  ['Newsletter', 'Subscribing.'],
  ['Site', 'What the site is called, and where it finds itself.'],
  ['Auth', 'Signing in and out: everything below needs the token that the login answers with.'],
  ['Account', 'What each person changes of the own account, and where they are signed in.'],
  [
    'Courses admin',
    'All courses of Thinkific, also hidden and removed ones: visibility, overrides and their conflicts.',
  ],
  [
    'Marketplace admin',
    'All courses of Udemy: visibility, and which staff is assigned. Staff sees their own.',
  ],
  ['Course pairs', 'Which courses of both platforms are the same, and which may be.'],
  ['Sync', 'Bringing the courses of both platforms here, and what came of it.'],
  ['Testimonials admin', 'Moderation, alone and in bulk, with its undo.'],
  ['Newsletter admin', 'Subscribers: search, export and deletion.'],
  ['Users', 'Admins and staff.'],
  ['API keys', 'Keys that programs send in place of a token: made, listed and revoked by admins.'],
  [
    'Webhooks',
    'Endpoints of other programs, which are told of what happens here, and what came of it.',
  ],
  ['Mails', 'What became of mails, and sending them again.'],
  ['Invitations', 'People who may become users by a link, and what became of its mail.'],
  ['Saved views', 'Filters, order and columns of a list under a name, personal or shared.'],
  ['Audit', 'Who did what, when and from where.'],
  ['Stats', 'The figures of the dashboard.'],
  ['System', 'Whether all that the product needs is well, for whoever runs it.'],
  ['Health', 'For load balancers and monitoring.'],
] as const;
