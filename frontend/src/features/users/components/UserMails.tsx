import { Button, Input } from 'antd';
import type { UserDto } from '../../../api/generated/model/userDto';
import { copyText } from '../../../components/admin/copy-text';
import { MailMark, ResendMail } from '../../mail';
import { ShortDate } from '../../../components/admin/ShortDate';
import { QueryAlert } from '../../../components/admin/QueryAlert';
import { useUserMails } from '../hooks/use-user-mails';
import styles from './UserMails.module.css';

/** Helps somebody to a new password that nobody else knows, and says what became of the mails to them. */
export function UserMails({ user, isOwn }: { user: UserDto; isOwn: boolean }) {
  const { query, refresh, send, link, allow } = useUserMails(user);
  const { data } = query;
  if (!data && query.isError) {
    return <QueryAlert query={query} title="We could not load the mails" />;
  }
  // Until they are known, the place of what there mostly is: else Save would move.
  const { mails, sends_mail: sendsMail, refused } = data ?? { mails: [], sends_mail: true };
  return (
    <section className={styles.section} aria-labelledby="user-mails" data-waits={!data}>
      <h2 id="user-mails">Forgotten password</h2>
      {!isOwn && user.is_active && (
        <>
          <p>
            {sendsMail
              ? 'A mail brings a link by which they choose a new password.'
              : 'This site sends no mail. Make a link by which they choose a new password, and hand it to them.'}
          </p>
          <div className={styles.actions}>
            {sendsMail && (
              <Button
                loading={send.isPending}
                onClick={() =>
                  send.mutate({ id: user.id, params: refused ? { anyway: 'yes' } : {} })
                }
              >
                {refused ? 'Send reset mail anyway' : 'Send reset mail'}
              </Button>
            )}
            <Button loading={link.isPending} onClick={() => link.mutate({ id: user.id })}>
              {sendsMail ? 'Make a link instead' : 'Make a link'}
            </Button>
          </div>
        </>
      )}
      {refused && (
        <div className={styles.refused}>
          <p>
            The mail server has refused {user.email} on <ShortDate value={refused.since} withTime />
            : {refused.words}. No mail goes there until the address changes, or you let it.
          </p>
          <Button loading={allow.isPending} onClick={() => allow.mutate({ id: user.id })}>
            Let mails go there again
          </Button>
        </div>
      )}
      <div role="status">{link.data && <MadeLink name={user.name} link={link.data.link} />}</div>
      {mails.length > 0 && (
        <ul className={styles.mails} aria-label={`Mails to ${user.name}`}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <span>{KINDS[mail.kind] ?? mail.kind}</span>
              <MailMark mail={mail} />
              {mail.kind !== 'password-reset' && (
                <ResendMail mail={mail} of={KINDS[mail.kind] ?? mail.kind} onSent={refresh} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MadeLink({ name, link }: { name: string; link: string }) {
  return (
    <div className={styles.link}>
      <p>
        Hand it to {name} only: whoever has it chooses the password, once, within an hour. It is not
        shown again.
      </p>
      <div>
        <Input readOnly aria-label="Link" value={link} onFocus={({ target }) => target.select()} />
        <Button
          onClick={() =>
            void copyText(link, { title: 'Link copied', description: `Hand it to ${name} only` })
          }
        >
          Copy link
        </Button>
      </div>
    </div>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  'password-reset': 'New password',
  'email-confirmation': 'New email',
  'email-changed': 'Email changed',
  'new-device': 'New device',
  'two-factor-on': 'Two-factor authentication on',
  'two-factor-off': 'Two-factor authentication off',
  'two-factor-reset': 'Two-factor authentication reset',
  'recovery-codes-renewed': 'New recovery codes',
  'recovery-code-used': 'Recovery code used',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
};
