import type { PersonalData } from '../../../../frontend/src/server/contract.ts';
import { inWords, momentInWords } from '../../common/text/in-words.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import { toPage } from '../unsubscribe/unsubscribe.pages.js';
import type { KnownData, KnownState } from './known-data.service.js';

export function toKnownPage(link: KnownState, token: string): MessagePageAnswer {
  switch (link.state) {
    case 'unknown':
      return toPage(link, { token, undone: false });
    case 'unsubscribed':
      return { status: 200, page: { kind: 'erased-data', since: inWords(link.since) } };
    case 'known': {
      const { subscribedAt, deletedAt } = link.data;
      return toDataPage(`/unsubscribe/${token}`, link.data, {
        subscribedAt: momentInWords(subscribedAt),
        deletedAt: deletedAt && momentInWords(deletedAt),
      });
    }
  }
}

export function toErasurePage(link: KnownState, token: string): MessagePageAnswer {
  if (link.state !== 'known') return toKnownPage(link, token);
  const { email } = link.data;
  const path = `/unsubscribe/${token}`;
  return { status: 200, page: { kind: 'data-erasure', path, email, isPending: false } };
}

export function toDataPage(
  path: string,
  { email, consents, mails }: Pick<KnownData, 'email' | 'consents' | 'mails'>,
  more: Pick<PersonalData, 'subscribedAt' | 'deletedAt' | 'pending'>,
): MessagePageAnswer {
  const page = {
    kind: 'personal-data' as const,
    path,
    email,
    consents:
      consents?.map((consent) => ({ ...consent, at: momentInWords(new Date(consent.at)) })) ?? null,
    mails: mails.map(({ createdAt, state }) => ({ at: momentInWords(createdAt), state })),
    ...more,
  };
  return { status: 200, page };
}
