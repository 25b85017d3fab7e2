import { Column, Entity } from 'typeorm';
import { TokenLink } from '../../common/links/token-link.entity.js';
import { numeric } from '../../common/sql/columns.js';
import type { SubmitTestimonialDto } from '../dto/submit-testimonial.dto.js';
import type { StoryText } from '../testimonial.entity.js';

export type UnconfirmedStory = Omit<SubmitTestimonialDto, 'subject' | 'email'> & {
  isSuspected: boolean;
};

/** `expired`: not confirmed in time. `deleted`: by an admin. `withdrawn`: by the author. */
export type StoryEnd = 'expired' | 'deleted' | 'withdrawn';

/**
 * The author of a story, who gave an address. The row outlives the address for a while, so that the link's page can
 * explain what happened.
 */
@Entity('story_authors')
export class StoryAuthor extends TokenLink {
  @Column('text', { nullable: true })
  email: string | null;

  @Column('jsonb', { nullable: true })
  story: UnconfirmedStory | null;

  @Column('bigint', { name: 'testimonial_id', nullable: true, transformer: numeric })
  testimonialId: number | null;

  @Column('uuid', { name: 'decision_id', nullable: true })
  decisionId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** The text of the last decision, before the author corrected it. Null: not corrected since. */
  @Column('jsonb', { name: 'before_correction', nullable: true })
  beforeCorrection: StoryText | null;

  @Column('timestamptz', { name: 'corrected_at', nullable: true })
  correctedAt: Date | null;

  @Column('text', { nullable: true })
  ended: StoryEnd | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
