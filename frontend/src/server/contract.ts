// The backend compiles this file with Node's module rules, so it must not import anything.

export interface SiteLink {
  label: string;
  /** A path of this site, or an http(s), mailto or tel address. */
  address: string;
}

/** The texts of the pages for cohorts, events and meetups. */
export interface LandingTexts {
  headline: string;
  lead: string;
  stepsTitle: string;
  steps: { when: string; title: string; text: string }[];
  callTitle: string;
  callText: string;
}

export type CategoryColor = 'violet' | 'teal' | 'blue' | 'green' | 'amber' | 'red' | 'gray';

/** Texts, pictures and conventions of the public site, which admins edit and publish. Pictures are URLs. */
export interface SiteContent {
  name: string;
  logo: string | null;
  /** For the dark theme; null means that `logo` serves both. */
  logoDark: string | null;
  favicon: string | null;
  shareImage: string | null;
  /** Six-digit hex colors, for the light and the dark theme. */
  accent: string;
  accentDark: string;
  headline: string;
  lead: string;
  stats: { value: string; label: string }[];
  employersTitle: string;
  employers: { name: string; logo: string | null }[];
  featuresTitle: string;
  features: { title: string; text: string; linkLabel: string; address: string }[];
  /** `{days}` in the text is replaced by the number. */
  guarantee: { isOffered: boolean; days: number; text: string };
  /** Lifetime access is left out on courses whose platform contradicts it; a certificate, if their claims follow it. */
  includes: {
    kind: 'lifetime-access' | 'support' | 'projects' | 'certificate' | 'other';
    text: string;
  }[];
  closing: { title: string; text: string };
  footer: { statement: string; groups: { title: string; links: SiteLink[] }[]; line: string };
  social: SiteLink[];
  contact: { email: string | null; phone: string | null; address: string | null };
  /** Shown from and until these times (ISO 8601); null means without a limit. Without a text there is none. */
  announcement: {
    text: string;
    address: string | null;
    from: string | null;
    until: string | null;
  };
  cohorts: LandingTexts;
  events: LandingTexts;
  meetups: LandingTexts;
  /** `collections`: names of Thinkific collections whose courses belong to the category. */
  categories: { name: string; color: CategoryColor; collections: string[] }[];
  /** ISO 4217 code of the prices that admins set. */
  currency: string;
  /** BCP 47 tag, for prices and dates. */
  locale: string;
  /** IANA name. */
  timeZone: string;
}

export interface Site extends SiteContent {
  /** The origin under which visitors reach the site, without a trailing slash. */
  url: string;
  /** The published pages that admins have written. */
  pages: { slug: string; title: string; isInFooter: boolean }[];
  /** Whether authors of stories are asked for their email address. */
  storyEmail: 'off' | 'optional' | 'required';
  /** The path below which the draft is shown; only in previews. */
  previewPath?: string;
  /** Whether API requests start traces. */
  traces?: true;
  /** The credential of the demo. */
  demo?: { username: string; password: string };
}

/** The values of a form, and its errors by field. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** An error that belongs to no field. */
  failure?: string;
}

/** A form that was submitted without JavaScript and rejected. */
export interface SubmittedForm extends FormState {
  name: string;
}

/** Sends a GET request to the API. Rejects only if the API fails, with the cause. */
export type CallApi = (address: string) => Promise<{ status: number; body: string }>;

/** The parts of a rendered HTML document. */
export interface RenderedPage {
  head: string;
  /** The content of the element `#root`. */
  body: string;
  /** The content of the element `#page-state`. */
  state: string;
}

export interface LoadedPage {
  status: number;
  /** The canonical path. All unknown paths of one kind share a path. */
  address: string;
  /** The page's file in Vite's manifest. */
  source: string;
  /** @throws Error if a component throws; `cause` is the first error */
  render: (site: Site, form?: SubmittedForm) => Promise<RenderedPage>;
}

export interface Page {
  /** The path and the query parameters that the page uses. */
  address: string;
  /** True for pages with too many variants to cache, such as searches. */
  single: boolean;
  /** @param callApi undefined: renders without data, which the browser then loads */
  load: (callApi?: CallApi) => Promise<LoadedPage>;
}

/** A page, a redirect, or the back office, which the browser renders. */
export type FoundPage = Page | { redirect: string } | 'back office';

/** Mails about changes of a user's second factor. */
export type FactorMailKind =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

/** Mails to a person who registered for a cohort, event or meetup. */
export type RegistrationMailKind =
  | 'registration-confirmed'
  | 'registration-waiting'
  | 'registration-moved'
  | 'registration-cancelled'
  | 'seat-offered'
  | 'seat-expired'
  | 'offering-changed'
  | 'offering-cancelled'
  | 'offering-reminder';

/** What mails and message pages say of a cohort, event or meetup. Times are formatted in its own zone. */
export interface OfferingTexts {
  title: string;
  /** The first of them. */
  sessions: string[];
  moreSessions: number;
  place: string | null;
  /** The public page. */
  pageLink: string;
}

export interface RegistrationMailTexts extends OfferingTexts {
  name: string;
  /** Null: the person has no seat. */
  onlineUrl: string | null;
  /** The page on which the person changes or cancels the registration. */
  link: string;
  /** The place on the waitlist. */
  waitlistPlace: number | null;
  /** Until when a freed seat is held. */
  offeredUntil: string | null;
}

/** Lists the values of each kind of mail. All mails also show the site's name. */
export interface MailTexts
  extends
    Record<FactorMailKind, { name: string; username: string; codesLeft: number; link: string }>,
    Record<RegistrationMailKind, RegistrationMailTexts> {
  /** An admin wrote the subject and the text. */
  'participant-message': {
    name: string;
    title: string;
    subject: string;
    text: string;
    link: string;
  };
  /** A course has got a date. */
  'course-date': OfferingTexts & { removalLink: string };
  invitation: { name: string; inviter: string; link: string; until: string };
  'story-confirmation': { link: string; until: string };
  /** With `ownLink`, the author corrects or withdraws the story. */
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
  /** Goes to the old address. `email` is the new one. */
  'email-changed': { name: string; username: string; email: string };
  'new-device': {
    name: string;
    username: string;
    device: string;
    address: string;
    when: string;
    link: string;
  };
  /** With `dataLink`, the reader sees and erases the stored personal data. */
  'newsletter-confirmation': {
    link: string;
    dataLink: string;
    until: string;
    isReminder: boolean;
  };
}

export interface RenderedMail {
  subject: string;
  /** A complete document. */
  html: string;
}

export interface StoryQuote {
  quote: string;
  studentName: string;
}

export interface PersonalData {
  path: string;
  email: string;
  /** Null: none was recorded. `text` is the version of the consent text in the form. */
  consents:
    | {
        action: 'subscribed' | 'confirmed';
        at: string;
        form: 'newsletter' | 'dates' | 'registration' | 'site' | 'api' | 'mail';
        text: number;
        words: string | null;
      }[]
    | null;
  mails: { at: string; state: 'waiting' | 'sent' | 'refused' | 'failed' | 'dropped' }[];
  subscribedAt?: string;
  /** What else is known of the address, as lists of sentences by their heading. */
  more?: { term: string; values: string[] }[];
  /** When an admin deleted the address. Set while this can be undone. */
  deletedAt?: string;
  /** Set until the person has confirmed the subscription. */
  pending?: { askedAt: string; remindedAt: string | null; forgottenAt: string };
}

/** A question to people who register. `name`: of its field. */
export interface QuestionTexts {
  name: string;
  label: string;
  type: 'text' | 'choice' | 'yes-no';
  options: string[];
  isRequired: boolean;
}

/** A registration on its own pages. `path` is the path of its link. */
export interface RegistrationTexts extends OfferingTexts {
  path: string;
  name: string;
  email: string;
  answers: { question: string; answer: string }[];
  onlineUrl: string | null;
}

export interface LocalMail {
  id: string;
  subject: string;
  recipients: string;
  /** ISO 8601. */
  date?: string;
}

/**
 * Lists the values of each message page. Only the server renders these pages, such as those behind links in mails.
 * Dates are formatted texts, `path` is the path of the link, and `state` is the state of the link in the backend.
 */
export interface MessagePages {
  error: { status: number; detail: string; method: string; requestId: string };
  invitation:
    | { state: 'open'; name: string; email: string; inviter: string; form: FormState }
    | { state: 'accepted'; username: string }
    | { state: 'used' | 'revoked' | 'expired' | 'unknown' };
  'forgot-password': { state: 'open'; form: FormState } | { state: 'sent' | 'no-mails' };
  /** `owner`: the user's names and email address, which the password must not contain. */
  'reset-password':
    | { state: 'open'; username: string; owner: string[]; form: FormState }
    | { state: 'done'; username: string }
    | { state: 'used' | 'expired' | 'ended' | 'outdated' | 'unknown' };
  'confirm-email':
    | { state: 'open'; email: string; username: string }
    | { state: 'done'; email: string }
    | { state: 'confirmed' | 'replaced' | 'cancelled' | 'expired' }
    | { state: 'outdated' | 'taken' | 'unknown' };
  /** `did`: the action of this request. `days`: how long the link was valid. */
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
  /** `days`: how long the link was valid, or how long its hash is stored. */
  'confirm-subscription':
    | { state: 'open'; dataPath: string; email: string; until: string }
    | { state: 'done'; dataPath: string; email: string }
    | { state: 'used'; since: string }
    | { state: 'erased' | 'expired'; days: number }
    | { state: 'unknown' };
  /** `undo`: the token for an undo; null if it is impossible. `isTooLate`: the reader requested an undo too late. */
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
  /** `did`: the action of this request. */
  registration:
    | (RegistrationTexts & {
        state: 'confirmed' | 'waiting' | 'offered';
        waitlistPlace: number | null;
        offeredUntil: string | null;
        did?: 'accepted' | 'changed';
      })
    | (RegistrationTexts & {
        state: 'cancelled' | 'expired' | 'offering-cancelled' | 'past';
        /** Whether this request has cancelled it. */
        isNew: boolean;
      })
    | { state: 'erased' | 'unknown' };
  'registration-details': {
    path: string;
    title: string;
    questions: QuestionTexts[];
    form: FormState;
  };
  'registration-cancellation': { path: string; title: string; isSeat: boolean };
  'registration-erasure': { path: string; title: string };
  'course-interest':
    | { state: 'open'; path: string; email: string }
    | { state: 'removed' | 'unknown' };
  'personal-data': PersonalData;
  'data-erasure': { path: string; email: string; isPending: boolean };
  'erased-data': { since: string };
  mailbox: { mails: LocalMail[] };
  mail: { mail: LocalMail; html: string; text: string };
}

export type MessagePage = {
  [Kind in keyof MessagePages]: { kind: Kind } & MessagePages[Kind];
}[keyof MessagePages];

/** The default export of the frontend's server bundle, which the backend loads. */
export interface ServerBundle {
  /**
   * Finds the page for a URL.
   * @param url path and query
   * @param site its categories are filters of the catalogue
   */
  openPage: (url: string, site: Pick<SiteContent, 'categories'>) => FoundPage;
  /** The paths of the pages in the sitemap. */
  sitemapPaths: readonly string[];
  coursePath: (course: { id: string; slug: string }) => string;
  /** The path to redirect to after a form was accepted, by its field `form` or by its result. */
  formResults: ReadonlyMap<string, string>;
  renderMail: <Kind extends keyof MailTexts>(
    kind: Kind,
    values: MailTexts[Kind],
    site: Site,
  ) => RenderedMail;
  /** @param strengthModule the path of the script that rates passwords */
  renderMessagePage: (
    page: MessagePage,
    site: Site,
    strengthModule: string,
  ) => Pick<RenderedPage, 'head' | 'body'>;
}
