export const CONSENT_TEXT = 1;

export const CONSENT_ACTIONS = ['subscribed', 'confirmed'] as const;
/**
 * `newsletter`, `dates`, `registration`: forms of the site. `site`: one of the first two. `api`: a program. `mail`: the
 * page of the link.
 */
export const CONSENT_FORMS = [
  'newsletter',
  'dates',
  'registration',
  'site',
  'api',
  'mail',
] as const;

export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** The text at each form by version. Null: a program shows its own text. */
const CONSENT_WORDS: ReadonlyMap<number, Record<ConsentForm, string | null>> = new Map([
  [
    1,
    {
      newsletter: '“Newsletter”: “Email address”, “Subscribe”',
      dates: '“Get the dates by mail”: “Email address”, “Subscribe”',
      registration: '“Send me the newsletter, too”',
      site: '“Email address”, “Subscribe”',
      api: null,
      mail: '“Shall … get the newsletter?”, “Subscribe”',
    },
  ],
]);

export interface Consent {
  action: (typeof CONSENT_ACTIONS)[number];
  at: string;
  form: ConsentForm;
  text: number;
  network: string;
}

/** A consent with the text at its form. Null: the text is not known. */
export type WordedConsent = Consent & { words: string | null };

export function withWords(consents: readonly Consent[]): WordedConsent[] {
  return consents.map((consent) => ({
    ...consent,
    words: CONSENT_WORDS.get(consent.text)?.[consent.form] ?? null,
  }));
}
