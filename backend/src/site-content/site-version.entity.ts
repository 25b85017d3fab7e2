import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SiteContent } from '../../../frontend/src/server/contract.ts';
import { numeric } from '../common/sql/columns.js';
import type { SitePage } from './site-page.js';

@Entity('site_versions')
export class SiteVersion {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: numeric })
  id: number;

  @Column('jsonb')
  content: SiteContent;

  @Column('jsonb')
  pages: SitePage[];

  @Column('timestamptz', { name: 'published_at', default: () => 'now()' })
  publishedAt: Date;

  @Column('text', { name: 'published_by' })
  publishedBy: string;
}
