import { mailStyles } from './mail-styles';

interface MailLinkProps {
  href: string;
  children: string;
}

/** The main action: a button, and its address for programs that show no button. */
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
