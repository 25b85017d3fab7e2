import { look } from './look';

/** What the mail is for: a button, and the address for whoever cannot press it. */
export function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <>
      <p style={look.text}>
        <a href={href} className="button" style={look.button}>
          {children}
        </a>
      </p>
      <p className="quiet" style={look.quiet}>
        {children} at this address:{' '}
        <a href={href} className="link" style={look.link}>
          {href}
        </a>
      </p>
    </>
  );
}
