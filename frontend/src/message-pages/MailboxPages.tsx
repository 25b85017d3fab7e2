import type { LocalMail, MessagePages } from '../server/contract';
import { MessagePage, QuietLink } from './MessagePage';
import styles from './MessagePage.module.css';

export function MailboxPage({ mails }: MessagePages['mailbox']) {
  return (
    <MessagePage
      title="Mails that were sent"
      text="They stay on this machine. A real site sends them through its mail server."
    >
      {mails.length === 0 && <p>There are none yet. Invite somebody under User Management.</p>}
      <ul className={styles.mails}>
        {mails.map((mail, index) => (
          <li key={index}>
            <QuietLink href={`/demo/mail/${encodeURIComponent(mail.id)}`}>{mail.subject}</QuietLink>
            <p>
              {mail.recipients}
              <Time date={mail.date} />
            </p>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}

export function MailPage({ mail, html, text }: MessagePages['mail']) {
  const parts = text.split(/(https?:\/\/[^\s<]+)/);
  return (
    <MessagePage title={mail.subject}>
      <p>
        To <strong>{mail.recipients}</strong>
        <Time date={mail.date} />
      </p>
      <h2>As HTML</h2>
      <iframe
        className={styles.mail}
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        // Links would open within the frame, which no page of the site allows.
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      />
      <h2>As text</h2>
      <pre className={styles.mail} tabIndex={0}>
        {parts.map((part, index) =>
          index % 2 ? (
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </pre>
      <QuietLink href="/demo/mail">All mails</QuietLink>
    </MessagePage>
  );
}

function Time({ date }: Pick<LocalMail, 'date'>) {
  if (date === undefined) return null;
  return <time dateTime={date}>{date.slice(0, 16).replace('T', ' ')} UTC</time>;
}
