import { mailStyles } from './mail-styles';

interface MailLinkProps {
  href: string;
  children: string;
}

/** What the mail is for: a button, and the address for whoever cannot press it. */
export function MailLink({ href, children }: MailLinkProps) {
  return (
    <>
      <p style={mailStyles.text}>
        <a href={href} className="button" style={mailStyles.button}>
          {children}
        </a>
      </p>
      <SecondaryLink href={href}>{children}</SecondaryLink>
    </>
  );
}

/** What may be done besides, by its address alone. */
export function SecondaryLink({ href, children }: MailLinkProps) {
  return (
    <p className="quiet" style={mailStyles.quiet}>
      {children} at this address:
      <br />
      <a href={href} className="link" style={mailStyles.link}>
        {href}
      </a>
    </p>
  );
}
