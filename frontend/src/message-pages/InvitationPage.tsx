import { createUserLimits } from '../api/generated/limits/createUserLimits';
import type { MessagePages } from '../server/contract';
import { HomeLink, MessagePage, SignInLink, UnknownLink } from './MessagePage';
import { newPasswordFields } from './new-password-fields';
import { type Field, PlainForm } from './PlainForm';

const USERNAME: Field = {
  ...createUserLimits.username,
  name: 'username',
  label: 'Username',
  autoComplete: 'username',
};

const USED = {
  title: 'This invitation was accepted already',
  text: 'It works once. If that was you, sign in with the username and the password that you chose.',
};
const ENDED = {
  revoked: { title: 'This invitation was taken back' },
  expired: { title: 'This invitation has expired', text: 'It worked for seven days.' },
};

export function InvitationPage(page: MessagePages['invitation']) {
  switch (page.state) {
    case 'open': {
      const { name, email, inviter, form } = page;
      return (
        <MessagePage title={`Welcome, ${name}`}>
          <p>
            {inviter} invites you to the back office. Your account will be that of{' '}
            <strong>{email}</strong>.
          </p>
          <PlainForm
            submit="Create my account"
            state={form}
            fields={[USERNAME, ...newPasswordFields([name, email])]}
          />
        </MessagePage>
      );
    }
    case 'accepted':
      return (
        <MessagePage title="Welcome">
          <p>
            Your account is ready. Your username is <strong>{page.username}</strong>.
          </p>
          <SignInLink />
        </MessagePage>
      );
    case 'used':
      return (
        <MessagePage {...USED}>
          <SignInLink />
        </MessagePage>
      );
    case 'unknown':
      return <UnknownLink reason=", or belong to another site" />;
    default:
      return (
        <MessagePage {...ENDED[page.state]}>
          <p>Ask the person who invited you to send a new invitation.</p>
          <HomeLink />
        </MessagePage>
      );
  }
}
