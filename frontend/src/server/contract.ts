// The backend reads this file as it stands, under rules for Node: it imports nothing.

export interface Site {
  name: string;
  /** Where it stands, without a trailing slash; the origin of canonical addresses. */
  url: string;
  /** ISO 4217 code of the prices that admins set. */
  currency: string;
  /** Whether authors of stories are asked for their address. */
  storyEmail: 'off' | 'optional' | 'required';
  /** Whether calls of the API begin traces. */
  traces?: true;
  /** Whether pages show the demo's invented employers, history and social links. */
  hasExamples?: true;
  /** What signs in to the demo. */
  demo?: { username: string; password: string };
}

/** What a form holds, and what is wrong with it. */
export interface FormState {
  values: Record<string, string>;
  faults: Record<string, string>;
  /** What went wrong, where no field is to blame. */
  failure?: string;
}

/** A form that was sent without JavaScript and could not be accepted. */
export interface SubmittedForm extends FormState {
  name: string;
}

/** Asks the API for what is at an address. It rejects where the API itself fails, with what went wrong. */
export type CallApi = (address: string) => Promise<{ status: number; body: string }>;

/** A page in the parts of its document. */
export interface RenderedPage {
  head: string;
  /** The inside of the element `#root`. */
  body: string;
  /** The inside of the element `#page-state`. */
  state: string;
}

export interface LoadedPage {
  status: number;
  /** Where it is really found; all addresses of a kind that lead nowhere share one. */
  address: string;
  /** The page's file in Vite's manifest. */
  source: string;
  /** @throws Error when a component throws; its cause is what was thrown first */
  render: (site: Site, form?: SubmittedForm) => Promise<RenderedPage>;
}

export interface Page {
  /** The address without what makes no difference to the page. */
  address: string;
  /** Whether it is for one visitor, as there are more of its kind than could be kept. */
  single: boolean;
  /** @param callApi without it the page comes without data, which the browser then asks for */
  load: (callApi?: CallApi) => Promise<LoadedPage>;
}

/** A page, another address to look at, or the document of the back office, which the browser renders. */
export type FoundPage = Page | { redirect: string } | 'back office';

/** Notices of what became of somebody's second factor. */
export type FactorMailKind =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

/** What each kind of mail says, beside the site's name. */
export interface MailTexts extends Record<
  FactorMailKind,
  { name: string; username: string; codesLeft: number; link: string }
> {
  invitation: { name: string; inviter: string; link: string; until: string };
  'story-confirmation': { link: string; until: string };
  /** `ownLink`: where the author corrects or withdraws it. */
  'story-approved': { name: string; link: string; ownLink: string };
  'story-rejected': { name: string; ownLink: string };
  'password-reset': { name: string; username: string; link: string };
  'email-confirmation': {
    name: string;
    username: string;
    email: string;
    link: string;
    until: string;
  };
  /** To the old address; `email` is the new one. */
  'email-changed': { name: string; username: string; email: string };
  'new-device': {
    name: string;
    username: string;
    device: string;
    address: string;
    when: string;
    link: string;
  };
  /** `dataLink`: where the reader sees and erases what is known. */
  'newsletter-confirmation': {
    link: string;
    dataLink: string;
    until: string;
    isReminder: boolean;
  };
}

export interface RenderedMail {
  subject: string;
  /** A whole document. */
  html: string;
}

export interface StoryQuote {
  quote: string;
  studentName: string;
}

export interface PersonalData {
  path: string;
  email: string;
  /** Null: none was recorded. `text`: the version of the words at the form. */
  consents:
    | {
        act: 'subscribed' | 'confirmed';
        at: string;
        form: 'newsletter' | 'dates' | 'site' | 'api' | 'mail';
        text: number;
        words: string | null;
      }[]
    | null;
  mails: { at: string; state: 'waiting' | 'sent' | 'refused' | 'failed' | 'dropped' }[];
  subscribedAt?: string;
  /** When an admin deleted the address, as long as that can be undone. */
  deletedAt?: string;
  /** Of a person who has not confirmed yet. */
  pending?: { askedAt: string; remindedAt: string | null; forgottenAt: string };
}

export interface LocalMail {
  id: string;
  subject: string;
  recipients: string;
  /** As ISO 8601. */
  date?: string;
}

/**
 * What each page shows that the server alone renders, such as those behind links in mails. Dates are texts, `path` is
 * that of the link, and the states of a link are those of the backend.
 */
export interface MessagePages {
  error: { status: number; detail: string; method: string; requestId: string };
  invitation:
    | { state: 'open'; name: string; email: string; inviter: string; form: FormState }
    | { state: 'accepted'; username: string }
    | { state: 'used' | 'revoked' | 'expired' | 'unknown' };
  'forgot-password': { state: 'open'; form: FormState } | { state: 'sent' | 'no-mails' };
  /** `owner`: names and address that the password must not contain. */
  'reset-password':
    | { state: 'open'; username: string; owner: string[]; form: FormState }
    | { state: 'done'; username: string }
    | { state: 'used' | 'expired' | 'ended' | 'outdated' | 'unknown' };
  'confirm-email':
    | { state: 'open'; email: string; username: string }
    | { state: 'done'; email: string }
    | { state: 'confirmed' | 'replaced' | 'cancelled' | 'expired' }
    | { state: 'outdated' | 'taken' | 'unknown' };
  /** `did`: what this very request has done. `days`: how long the link worked. */
  'your-story':
    | { state: 'unconfirmed'; path: string; story: StoryQuote; until: string }
    | {
        state: 'confirmed';
        path: string;
        story: StoryQuote;
        status: 'pending' | 'approved' | 'rejected';
        did?: 'confirmed' | 'corrected';
      }
    | { state: 'expired'; days: number }
    | { state: 'withdrawn' | 'now-withdrawn' | 'deleted' | 'unknown' };
  'story-correction': { path: string; story: StoryQuote; version: number; form: FormState };
  'story-withdrawal': { path: string; story: StoryQuote };
  /** `days`: how long the link worked, or how long its fingerprint is kept. */
  'confirm-subscription':
    | { state: 'open'; dataPath: string; email: string; until: string }
    | { state: 'done'; dataPath: string; email: string }
    | { state: 'used'; since: string }
    | { state: 'erased' | 'expired'; days: number }
    | { state: 'unknown' };
  /** `undo`: what an undo needs; null where none is possible. `isTooLate`: one was asked for. */
  unsubscribe:
    | { state: 'subscribed'; path: string; email: string; undo: string }
    | { state: 'undone'; email: string }
    | { state: 'deleted'; path: string; deletedAt: string }
    | {
        state: 'unsubscribed';
        path: string;
        since: string;
        undo: string | null;
        isTooLate: boolean;
      }
    | { state: 'unknown' };
  'personal-data': PersonalData;
  'data-erasure': { path: string; email: string; isPending: boolean };
  'erased-data': { since: string };
  mailbox: { mails: LocalMail[] };
  mail: { mail: LocalMail; html: string; text: string };
}

export type MessagePage = {
  [Kind in keyof MessagePages]: { kind: Kind } & MessagePages[Kind];
}[keyof MessagePages];

/** What the backend gets of the frontend: the default export of the bundle for the server. */
export interface ServerBundle {
  /**
   * Says what is at an address of the site.
   * @param url path and query
   */
  openPage: (url: string) => FoundPage;
  /** The pages in the sitemap. */
  sitemapPaths: readonly string[];
  coursePath: (course: { id: string; slug: string }) => string;
  /** Where a form leads once it is accepted, by its field `form` or what became of it. */
  formResults: ReadonlyMap<string, string>;
  renderMail: <Kind extends keyof MailTexts>(
    kind: Kind,
    values: MailTexts[Kind],
    site: Site,
  ) => RenderedMail;
  /** @param strengthModule the path of the module that judges passwords */
  renderMessagePage: (
    page: MessagePage,
    site: Site,
    strengthModule: string,
  ) => Pick<RenderedPage, 'head' | 'body'>;
}
