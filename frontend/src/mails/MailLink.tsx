import { look } from './look';

interface MailLinkProps {
  href: string;
  children: string;
}

/** What the mail is for: a button, and the address for whoever cannot press it. */
export function MailLink({ href, children }: MailLinkProps) {
  return (
    <>
      <p style={look.text}>
        <a href={href} className="button" style={look.button}>
          {children}
        </a>
      </p>
      <QuietLink href={href}>{children}</QuietLink>
    </>
  );
}

/** What may be done besides, by its address alone. */
export function QuietLink({ href, children }: MailLinkProps) {
  return (
    <p className="quiet" style={look.quiet}>
      {children} at this address:
      <br />
      <a href={href} className="link" style={look.link}>
        {href}
      </a>
    </p>
  );
}
