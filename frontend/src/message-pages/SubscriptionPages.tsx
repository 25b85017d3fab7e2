import type { MessagePages } from '../server/contract';
import { HomeLink, MessagePage, QuietLink, UnknownLink } from './MessagePage';
import { PlainForm } from './PlainForm';

export function ConfirmSubscriptionPage(page: MessagePages['confirm-subscription']) {
  const subscribe = <p>To get the newsletter, subscribe at the foot of any page.</p>;
  switch (page.state) {
    case 'open':
      return (
        <MessagePage title="Confirm your subscription">
          <p>
            Shall <strong>{page.email}</strong> get the newsletter?
          </p>
          <PlainForm submit="Subscribe" />
          <p>If you do nothing, we forget the address on {page.until}.</p>
          <DataLink href={page.dataPath} />
        </MessagePage>
      );
    case 'done':
      return (
        <MessagePage title="You are subscribed">
          <p>
            <strong>{page.email}</strong> gets the newsletter from now on. Each one has a link to
            leave by.
          </p>
          <DataLink href={page.dataPath} />
          <HomeLink />
        </MessagePage>
      );
    case 'used':
      return (
        <MessagePage title="This link was used already">
          <p>
            It confirmed a subscription on {page.since}. There is nothing more to do: each
            newsletter has a link to leave by, and to see what we know of you.
          </p>
          <HomeLink />
        </MessagePage>
      );
    case 'erased':
      return (
        <MessagePage
          title="We know nothing of you any more"
          text="We erased your address, with all that stood beside it. You get no newsletter."
        >
          <p>
            What is left, for {page.days} days at most, is a fingerprint of the code in your link,
            with its dates.
          </p>
          {subscribe}
          <HomeLink />
        </MessagePage>
      );
    case 'expired':
      return (
        <MessagePage title="This link has expired">
          <p>It worked for {page.days} days. We have forgotten the address.</p>
          {subscribe}
          <HomeLink />
        </MessagePage>
      );
    case 'unknown':
      return <UnknownLink reason=", or be too old">{subscribe}</UnknownLink>;
  }
}

export function UnsubscribePage(page: MessagePages['unsubscribe']) {
  switch (page.state) {
    case 'subscribed':
      return (
        <MessagePage title="Unsubscribe from the newsletter?">
          <p>
            <strong>{page.email}</strong> will get no more newsletters, and we erase the address.
          </p>
          {/* With what an undo needs, so that one is still offered when the form is sent twice. */}
          <PlainForm action={page.path} submit="Unsubscribe" hidden={{ undo: page.undo }} />
          <DataLink href={`${page.path}/data`} />
          <QuietLink href="/">Keep my subscription</QuietLink>
        </MessagePage>
      );
    case 'undone':
      return (
        <MessagePage title="You are subscribed again">
          <p>
            <strong>{page.email}</strong> gets the newsletter as before.
          </p>
          <HomeLink />
        </MessagePage>
      );
    case 'deleted':
      return (
        <MessagePage title="You get no more newsletters" text={deletionText(page.deletedAt)}>
          <PlainForm action={page.path} submit="Erase it now" />
          <DataLink href={`${page.path}/data`} />
        </MessagePage>
      );
    case 'unsubscribed': {
      const { path, since, undo, isTooLate } = page;
      const title = isTooLate ? 'This cannot be undone any more' : 'You are unsubscribed';
      return (
        <MessagePage title={title} text={`We erased your address on ${since}.`}>
          {undo ? (
            <>
              <p>Was it a mistake?</p>
              <PlainForm action={`${path}/undo`} submit="Undo" look="secondary" hidden={{ undo }} />
            </>
          ) : (
            <p>{SUBSCRIBE_AGAIN}</p>
          )}
          <HomeLink />
        </MessagePage>
      );
    }
    case 'unknown':
      return <UnknownLink />;
  }
}

export const SUBSCRIBE_AGAIN = 'To get the newsletter again, subscribe at the foot of any page.';

/** For an address that an admin has deleted, and can still bring back. */
export function deletionText(at: string): string {
  return `We took your address off the list on ${at}. For half an hour we can take that back, and then we erase the address.`;
}

function DataLink({ href }: { href: string }) {
  return <QuietLink href={href}>See what we know of you</QuietLink>;
}
