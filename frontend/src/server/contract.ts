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

/** A form that was sent without JavaScript and could not be accepted. */
export interface SubmittedForm {
  name: string;
  values: Record<string, string>;
  faults: Record<string, string>;
  /** What went wrong, where no field is to blame. */
  failure?: string;
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

/** What the backend gets of the frontend: the default export of the bundle for the server. */
export interface ServerBundle {
  /**
   * Says what is at an address of the site.
   * @param url path and query
   */
  openPage: (url: string) => FoundPage;
  /** The pages that search engines are told of. */
  sitemapPaths: readonly string[];
  coursePath: (course: { id: string; slug: string }) => string;
  /** Where a form leads once it is accepted, by its field `form` or what became of it. */
  formResults: ReadonlyMap<string, string>;
  renderMail: <Kind extends keyof MailTexts>(
    kind: Kind,
    values: MailTexts[Kind],
    site: Site,
  ) => RenderedMail;
}
