import type { ReactNode } from 'react';
import type { Site } from '../server/contract';
import { DARK_MODE_CSS, mailStyles } from './mail-styles';

interface MailFrameProps {
  site: Site;
  title: string;
  /** Why the reader gets this mail. */
  reason: string;
  children: ReactNode;
}

/** Uses a table and inline styles, which all mail programs support; `<style>` adds only the dark theme. */
export function MailFrame({ site, title, reason, children }: MailFrameProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK_MODE_CSS}</style>
      </head>
      <body className="ground" style={mailStyles.ground}>
        <table
          role="presentation"
          align="center"
          className="card"
          style={mailStyles.card}
          cellPadding={0}
          cellSpacing={0}
        >
          <tbody>
            <tr>
              <td className="inside" style={mailStyles.inside}>
                <p style={mailStyles.brand}>{site.name}</p>
                <h1 style={mailStyles.title}>{title}</h1>
                {children}
                <hr className="rule" style={mailStyles.rule} />
                <p className="quiet" style={mailStyles.foot}>
                  {reason}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
