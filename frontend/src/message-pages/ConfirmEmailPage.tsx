import type { MessagePages } from '../server/contract';
import { MainLink, MessagePage, UnknownLink } from './MessagePage';
import { PlainForm } from './PlainForm';

const UNCHANGED = 'The address of the account stays as it is.';

const ENDED = {
  confirmed: {
    title: 'This link was used already',
    text: 'It works once. If that was you, there is nothing more to do.',
  },
  replaced: {
    title: 'This link was replaced',
    text: 'The address was changed, or another one was asked for, since it was sent.',
  },
  cancelled: { title: 'This change was taken back', text: UNCHANGED },
  expired: {
    title: 'This link has expired',
    text: 'It worked for a day. Enter the address again in your account to get a new one.',
  },
  outdated: {
    title: 'This link does not work any more',
    text: 'The account has changed since it was sent. Enter the address again in your account to get a new one.',
  },
  taken: { title: 'Somebody else has this address by now', text: UNCHANGED },
};

export function ConfirmEmailPage(page: MessagePages['confirm-email']) {
  const account = <MainLink href="/admin/account">Open your account</MainLink>;
  switch (page.state) {
    case 'open':
      return (
        <MessagePage title="Confirm your new address">
          <p>
            Shall <strong>{page.email}</strong> be the address of the account{' '}
            <strong>{page.username}</strong>?
          </p>
          <PlainForm submit="Confirm this address" />
          <p>
            It then signs in, and gets the mails about the account. If this is not your account, do
            nothing.
          </p>
        </MessagePage>
      );
    case 'done':
      return (
        <MessagePage title="Your new address is confirmed">
          <p>
            <strong>{page.email}</strong> is the address of your account from now on.
          </p>
          {account}
        </MessagePage>
      );
    case 'unknown':
      return <UnknownLink reason=", or belong to another site" />;
    default:
      return <MessagePage {...ENDED[page.state]}>{account}</MessagePage>;
  }
}
