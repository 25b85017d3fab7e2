import { Column, Entity } from 'typeorm';
import { TokenLink } from '../../common/links/token-link.entity.js';
import { numeric } from '../../common/sql/columns.js';
import type { SubmitTestimonialDto } from '../dto/submit-testimonial.dto.js';
import type { StoryText } from '../testimonial.entity.js';

/** What an author has sent, until the address is confirmed. */
export type UnconfirmedStory = Omit<SubmitTestimonialDto, 'subject' | 'email'> & {
  isSuspected: boolean;
};

/** `expired`: nobody confirmed it; `deleted`: by an admin; `withdrawn`: by the author. */
export type StoryEnd = 'expired' | 'deleted' | 'withdrawn';

/**
 * Somebody who told a story and gave an address. It has the unconfirmed story or its testimonial; once
 * that has ended, the address goes, and the link says for a while what became of it. Only an unconfirmed
 * story expires.
 */
@Entity('story_authors')
export class StoryAuthor extends TokenLink {
  /** Null once it has ended. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('jsonb', { nullable: true })
  story: UnconfirmedStory | null;

  /** It may be a deleted one, which can be restored. */
  @Column('bigint', { name: 'testimonial_id', nullable: true, transformer: numeric })
  testimonialId: number | null;

  /** The last decision that the author is told of; each has another. */
  @Column('uuid', { name: 'decision_id', nullable: true })
  decisionId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** The text when it was last decided, before the author corrected it; null: that has not happened. */
  @Column('jsonb', { name: 'before_correction', nullable: true })
  beforeCorrection: StoryText | null;

  @Column('timestamptz', { name: 'corrected_at', nullable: true })
  correctedAt: Date | null;

  @Column('text', { nullable: true })
  ended: StoryEnd | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
