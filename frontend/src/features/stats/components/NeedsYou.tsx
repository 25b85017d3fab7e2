import type { UseQueryResult } from '@tanstack/react-query';
import { Empty } from 'antd';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { FieldNeeds, BrokenLinkNeeds, LinkSuggestionNeeds, ProposalNeeds } from './CourseNeeds';
import { PendingStories } from './PendingStories';
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
        {({ testimonials, syncs, proposals, pairs, changed, incomplete, unlinked }) => (
          <ul>
            <SyncNeeds syncs={syncs} />
            <ProposalNeeds {...proposals} />
            <LinkSuggestionNeeds {...pairs} />
            <PendingStories testimonials={testimonials} />
            <FieldNeeds
              need="changed"
              needs={changed}
              label="Changed on Thinkific"
              action="Review"
            />
            <BrokenLinkNeeds {...unlinked} />
            <FieldNeeds need="incomplete" needs={incomplete} label="Missing" action="Fill in" />
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function isNothing(needs: NeedsDto): boolean {
  const { testimonials, syncs, proposals, pairs, changed, incomplete, unlinked } = needs;
  const lists = [proposals, pairs, changed, incomplete, unlinked];
  const courses = lists.reduce((sum, { total }) => sum + total, 0);
  return testimonials.length + syncs.length + courses === 0;
}
