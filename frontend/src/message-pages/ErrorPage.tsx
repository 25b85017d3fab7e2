import type { MessagePages } from '../server/contract';
import { HomeLink, MainLink, MessagePage } from './MessagePage';

const TITLES: Record<number, string> = {
  404: 'Page not found',
  429: 'That was a little too often',
  503: 'We will be right back',
};

/** Shown for a request that fails. The log has the cause, under the same number. */
export function ErrorPage({ status, detail, method, requestId }: MessagePages['error']) {
  const isOurs = status >= 500;
  return (
    <MessagePage title={TITLES[status] ?? (isOurs ? 'We could not do that' : 'That did not work')}>
      <p>{detail}</p>
      {isOurs && (
        <p>
          If you write to us about it, this number helps:
          <br />
          <strong>{requestId}</strong>
        </p>
      )}
      {method === 'GET' && (isOurs || status === 429) && <MainLink href="">Try again</MainLink>}
      <HomeLink />
    </MessagePage>
  );
}
