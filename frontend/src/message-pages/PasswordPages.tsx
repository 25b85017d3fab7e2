import { loginLimits } from '../api/generated/limits/loginLimits';
import type { MessagePages } from '../server/contract';
import { MainLink, MessagePage, QuietLink, SignInLink, UnknownLink } from './MessagePage';
import { newPasswordFields } from './new-password-fields';
import { type Field, PlainForm } from './PlainForm';

const USERNAME: Field = {
  name: 'username',
  label: 'Email or username',
  autoComplete: 'username',
  maxLength: loginLimits.username.maxLength,
};

const REQUEST = {
  open: {
    title: 'Forgot your password?',
    text: 'We send a link to the address of your account, by which you choose a new one.',
  },
  sent: {
    title: 'Look at your mail',
    text: 'If this account exists, a mail with a link is on its way to its address. The link works once, for an hour.',
  },
  'no-mails': {
    title: 'Forgot your password?',
    text: 'This site sends no mails. Ask an administrator: under User Management they can make a link for you, by which you choose a new password.',
  },
};

export function ForgotPasswordPage(page: MessagePages['forgot-password']) {
  return (
    <MessagePage {...REQUEST[page.state]}>
      {page.state === 'open' && (
        <PlainForm submit="Send the link" state={page.form} fields={[USERNAME]} />
      )}
      {page.state === 'sent' && (
        <p>Has nothing come? Look among the spam, or ask an administrator for a link.</p>
      )}
      <QuietLink href="/admin/login">Back to the login</QuietLink>
    </MessagePage>
  );
}

const USED = {
  title: 'This link was used already',
  text: 'It works once. If that was you, sign in with the password that you chose.',
};
const ENDED = {
  expired: { title: 'This link has expired', text: 'It worked for an hour.' },
  ended: {
    title: 'This link does not work any more',
    text: 'An administrator has made a newer one, or the one who made it is no longer an administrator.',
  },
  outdated: {
    title: 'This link does not work any more',
    text: 'The account has changed since it was sent.',
  },
};

export function ResetPasswordPage(page: MessagePages['reset-password']) {
  const newLink = <MainLink href="/forgot-password">Get a new link</MainLink>;
  switch (page.state) {
    case 'open':
      return (
        <MessagePage title="Choose a new password">
          <p>
            For the account of <strong>{page.username}</strong>. You are then signed out on all
            devices.
          </p>
          <PlainForm
            submit="Set new password"
            state={page.form}
            fields={newPasswordFields(page.owner)}
          />
        </MessagePage>
      );
    case 'done':
      return (
        <MessagePage title="Your new password is set">
          <p>
            Sign in with it as <strong>{page.username}</strong>.
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
      return <UnknownLink reason=", or belong to another site">{newLink}</UnknownLink>;
    default:
      return <MessagePage {...ENDED[page.state]}>{newLink}</MessagePage>;
  }
}
