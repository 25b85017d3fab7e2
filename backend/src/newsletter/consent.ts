/** The version of the words at the forms. */
export const CONSENT_TEXT = 1;

export const CONSENT_ACTS = ['subscribed', 'confirmed'] as const;
/**
 * `newsletter` and `dates` say which form of the site it was, `site` that it was one of them. `api`: a program. `mail`: the
 * page behind the link in it.
 */
export const CONSENT_FORMS = ['newsletter', 'dates', 'site', 'api', 'mail'] as const;

export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** What stood at each form, by version. A program shows words of its own. */
const CONSENT_WORDS: ReadonlyMap<number, Record<ConsentForm, string | null>> = new Map([
  [
    1,
    {
      newsletter: '“Newsletter”: “Email address”, “Subscribe”',
      dates: '“Get the dates by mail”: “Email address”, “Subscribe”',
      site: '“Email address”, “Subscribe”',
      api: null,
      mail: '“Shall … get the newsletter?”, “Subscribe”',
    },
  ],
]);

/** That somebody wants the newsletter, as it stands beside the address. */
export interface Consent {
  act: (typeof CONSENT_ACTS)[number];
  /** As ISO 8601. */
  at: string;
  form: ConsentForm;
  text: number;
  /** Keyed digest of the network address, in hexadecimal. */
  network: string;
}

/** With what stood at the form; null where none is known. */
export type WordedConsent = Consent & { words: string | null };

export function withWords(consents: readonly Consent[]): WordedConsent[] {
  return consents.map((consent) => ({
    ...consent,
    words: CONSENT_WORDS.get(consent.text)?.[consent.form] ?? null,
  }));
}
