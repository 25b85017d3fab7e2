import type { UseQueryResult } from '@tanstack/react-query';
import { Empty } from 'antd';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { ClaimsNeed } from './ClaimsNeed';
import { FieldNeeds, BrokenLinkNeeds, LinkSuggestionNeeds, ProposalNeeds } from './CourseNeeds';
import { PendingStories } from './PendingStories';
import { PlatformWarningNeeds } from './PlatformWarningNeeds';
import { PromisedNeeds } from './PromisedNeeds';
import { SyncNeeds } from './SyncNeeds';

export function AttentionPanel({ query }: { query: UseQueryResult<NeedsDto, unknown> }) {
  return (
    <Section title="Needs attention" tabIndex={-1}>
      <QueryView
        query={query}
        errorTitle="We could not load what needs attention"
        isEmpty={isNothing}
        empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Nothing needs attention" />}
      >
        {({
          testimonials,
          syncs,
          platform_warnings: warnings,
          proposals,
          course_links: links,
          changed,
          incomplete,
          unlinked,
          promised,
          has_unconfirmed_claims: hasClaims,
        }) => (
          <ul>
            {hasClaims && <ClaimsNeed />}
            <SyncNeeds syncs={syncs} />
            <PlatformWarningNeeds warnings={warnings} />
            <ProposalNeeds {...proposals} />
            <LinkSuggestionNeeds {...links} />
            <PendingStories testimonials={testimonials} />
            <FieldNeeds
              need="changed"
              needs={changed}
              label="Changed on Thinkific"
              action="Review"
            />
            <BrokenLinkNeeds {...unlinked} />
            <PromisedNeeds {...promised} />
            <FieldNeeds need="incomplete" needs={incomplete} label="Missing" action="Fill in" />
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function isNothing(needs: NeedsDto): boolean {
  const {
    testimonials,
    syncs,
    platform_warnings: warnings,
    proposals,
    course_links: links,
    changed,
    incomplete,
    unlinked,
    promised,
    has_unconfirmed_claims: hasClaims,
  } = needs;
  const lists = [proposals, links, changed, incomplete, unlinked, promised];
  const courses = lists.reduce((sum, { total }) => sum + total, 0);
  return !hasClaims && testimonials.length + syncs.length + warnings.length + courses === 0;
}
