import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteContent } from '../../../frontend/src/server/contract.ts';
import type { SitePage } from './site-page.js';

/** The only row of its table. All columns but the version are null when there is nothing to publish. */
@Entity('site_draft')
export class SiteDraft {
  @PrimaryColumn('boolean', { name: 'is_only', default: true })
  isOnly: boolean;

  @Column('integer', { default: 0 })
  version: number;

  @Column('jsonb', { nullable: true })
  content: SiteContent | null;

  @Column('jsonb', { nullable: true })
  pages: SitePage[] | null;

  @Column('timestamptz', { name: 'saved_at', nullable: true })
  savedAt: Date | null;

  @Column('text', { name: 'saved_by', nullable: true })
  savedBy: string | null;
}
