import type { EntityManager } from 'typeorm';
import { Testimonial, type TestimonialStatus } from '../../testimonials/testimonial.entity.js';
import { AI_TESTIMONIALS } from './testimonials.ai.js';
import { DATA_TESTIMONIALS } from './testimonials.data.js';
import { PENDING_TESTIMONIALS } from './testimonials.pending.js';
import { REJECTED_TESTIMONIALS } from './testimonials.rejected.js';
import { SOFTWARE_TESTIMONIALS } from './testimonials.software.js';

export interface DemoTestimonial {
  daysAgo: number;
  studentName: string;
  previousRole: string;
  currentRole: string;
  company: string;
  courseTaken: string;
  quote: string;
  isVisible?: boolean;
}

const DAY = 24 * 3600 * 1000;

export async function insertTestimonials(manager: EntityManager, publicUrl: string): Promise<void> {
  const now = Date.now();
  const toRow =
    (status: TestimonialStatus) =>
    ({ daysAgo, ...story }: DemoTestimonial) => ({
      ...story,
      status,
      studentImage: `${publicUrl}/demo/portraits/${encodeURIComponent(story.studentName)}.svg`,
      createdAt: new Date(now - daysAgo * DAY),
    });
  const approved = [...AI_TESTIMONIALS, ...DATA_TESTIMONIALS, ...SOFTWARE_TESTIMONIALS];
  const rows = [
    ...approved.map(toRow('approved')),
    ...REJECTED_TESTIMONIALS.map(toRow('rejected')),
    ...PENDING_TESTIMONIALS.map(toRow('pending')),
  ];
  await manager.insert(
    Testimonial,
    rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
}
