import { ApiProperty } from '@nestjs/swagger';

const Count = (example: number, description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, example, description });

/** Stats of the dashboard. Courses removed from the platform are not counted. */
export class StatsDto {
  @Count(27, 'Synced from the course platform.')
  total_courses: number;

  @Count(23, 'Shown on the public site.')
  visible_courses: number;

  @Count(4, 'Not shown on the public site.')
  hidden_courses: number;

  @Count(6, 'Courses whose title differs from the platform’s name.')
  courses_with_overrides: number;

  @Count(41, 'Approved and visible.')
  visible_testimonials: number;

  @Count(64, 'In every status.')
  total_testimonials: number;

  @Count(5, 'Awaiting approval.')
  pending_testimonials: number;

  @Count(56, 'Approved, including hidden ones.')
  approved_testimonials: number;

  @Count(3, 'Rejected.')
  rejected_testimonials: number;

  @Count(312, 'Email subscriptions.')
  newsletter_subscribers: number;
}
