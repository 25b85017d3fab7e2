import type { Page } from '@playwright/test';
import type { AdminCourseDto } from '../src/api/generated/model/adminCourseDto';
import type { AdminUdemyCourseDto } from '../src/api/generated/model/adminUdemyCourseDto';
import { tokenOf } from './admin';
import { ADMIN, expect } from './own-product';

/** What another admin says of two courses. */
export async function decide(
  { request }: Page,
  { thinkific_id }: AdminCourseDto,
  { udemy_id }: AdminUdemyCourseDto,
  decision: 'same' | 'different' | 'open',
) {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const data = { thinkific_id, udemy_id, decision };
  expect((await request.put('/api/admin/course-links', { headers, data })).status()).toBe(200);
}
