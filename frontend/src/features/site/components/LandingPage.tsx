import type { ReactNode } from 'react';
import { PageMeta } from '../../../components/PageMeta';
import type { OfferingKind } from '../../../api/generated/model/offeringKind';
import type { LandingTexts } from '../../../site';
import { DateList } from '../../offerings';
import { NewsletterCallToAction } from './NewsletterCallToAction';
import { PageHero } from './PageHero';
import { Programme } from './Programme';

interface LandingPageProps {
  name: string;
  path: string;
  /** The title of the document, if it differs from the name. */
  title?: string;
  texts: LandingTexts;
  /** The dates that the page lists. */
  kind: OfferingKind;
  children?: ReactNode;
}

/** The page of cohorts, events or meetups: the texts that admins have entered, and the dates. */
export function LandingPage({ name, path, title = name, texts, kind, children }: LandingPageProps) {
  const { headline, lead, stepsTitle, steps, callTitle, callText } = texts;
  return (
    <>
      <PageMeta title={title} path={path} description={lead || headline} />
      <PageHero name={name} headline={headline}>
        {lead}
      </PageHero>
      <DateList kind={kind} />
      {steps.length > 0 && <Programme title={stepsTitle || 'How it works'} steps={steps} />}
      {children}
      <NewsletterCallToAction title={callTitle} text={callText} />
    </>
  );
}
