import type { PersonalData } from '../../../../frontend/src/server/contract.ts';
import { type DateStyle, inWords, momentInWords } from '../../common/text/in-words.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import { toPage } from '../unsubscribe/unsubscribe.pages.js';
import type { KnownData, KnownState } from './known-data.service.js';

export function toKnownPage(link: KnownState, token: string, style: DateStyle): MessagePageAnswer {
  switch (link.state) {
    case 'unknown':
      return toPage(link, { token, undone: false, style });
    case 'unsubscribed':
      return { status: 200, page: { kind: 'erased-data', since: inWords(link.since, style) } };
    case 'known': {
      const { subscribedAt, deletedAt, elsewhere } = link.data;
      return toDataPage({ path: `/unsubscribe/${token}`, style }, link.data, {
        subscribedAt: momentInWords(subscribedAt, style),
        deletedAt: deletedAt && momentInWords(deletedAt, style),
        more: elsewhere.map(({ source, things }) => ({
          term: source.term,
          values: things.map((thing) => thing.inWords(style)),
        })),
      });
    }
  }
}

export function toErasurePage(
  link: KnownState,
  token: string,
  style: DateStyle,
): MessagePageAnswer {
  if (link.state !== 'known') return toKnownPage(link, token, style);
  const { email } = link.data;
  const path = `/unsubscribe/${token}`;
  return { status: 200, page: { kind: 'data-erasure', path, email, isPending: false } };
}

export function toDataPage(
  { path, style }: { path: string; style: DateStyle },
  { email, consents, mails }: Pick<KnownData, 'email' | 'consents' | 'mails'>,
  more: Pick<PersonalData, 'subscribedAt' | 'deletedAt' | 'pending' | 'more'>,
): MessagePageAnswer {
  const page = {
    kind: 'personal-data' as const,
    path,
    email,
    consents:
      consents?.map((consent) => ({
        ...consent,
        at: momentInWords(new Date(consent.at), style),
      })) ?? null,
    mails: mails.map(({ createdAt, state }) => ({ at: momentInWords(createdAt, style), state })),
    ...more,
  };
  return { status: 200, page };
}
