import type { SiteContent } from '../../../../frontend/src/server/contract.ts';
import type { StoredFacts } from './privacy-text.js';

/** Texts with blanks in square brackets, because only the provider knows what applies. */
export function termsText(
  { name, guarantee }: SiteContent,
  { hasThinkific, hasUdemy }: StoredFacts,
): string {
  const platforms = [hasThinkific && 'Thinkific', hasUdemy && 'Udemy'].filter(Boolean);
  const place = platforms.join(' or ') || '[name of the platform]';
  const refund = guarantee.isOffered
    ? `You can return a course within ${guarantee.days} days. [How to do that, and what is excluded.]`
    : '[Whether and how customers can withdraw from the contract.]';
  return join(
    ['Who you deal with', `[Company], [address], runs ${name}.`],
    ['Your contract', `You buy courses on ${place}. [When the contract is concluded.]`],
    ['Prices and payment', '[Which taxes prices include, and how customers can pay.]'],
    ['Access', '[How long customers have access, and what they need for it.]'],
    ['Refunds', refund],
    ['Use of the material', '[What customers may and may not do with the course material.]'],
    ['Liability', '[What you are liable for.]'],
    ['Law', '[Which law applies, and which courts are responsible.]'],
  );
}

export function imprintText({ contact: { email, phone, address } }: SiteContent): string {
  return join(
    ['Provider', `[Company]\n\n${address ?? '[postal address]'}`],
    ['Contact', `Email: ${email ?? '[email address]'}\n\nPhone: ${phone ?? '[phone number]'}`],
    ['Represented by', '[Names of the people who may represent the company]'],
    ['Register', '[Register court and number]\n\n[VAT number]'],
    ['Responsible for the content', '[Name and address]'],
  );
}

export function accessibilityText({ name, contact: { email } }: SiteContent): string {
  return join(
    [
      'Our aim',
      `We want everybody to be able to use ${name}. Our aim is WCAG 2.2, level AA. [When and how you last checked this.]`,
    ],
    ['What does not work yet', '[Known problems, and when you will fix them. Or: none are known.]'],
    ['Courses', '[Whether videos have captions and transcripts on the platform where you teach.]'],
    [
      'Tell us',
      `If something is hard to use, write to ${email ?? '[email address]'}. [How soon you answer, and the authority to which people can complain.]`,
    ],
  );
}

function join(...sections: [title: string, text: string][]): string {
  return sections.map(([title, text]) => `## ${title}\n\n${text}`).join('\n\n');
}
