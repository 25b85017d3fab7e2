import type { EntityManager } from 'typeorm';

const COLUMNS = [
  ['testimonials', 'student_image'],
  ['courses', 'image_url'],
  ['course_overrides', 'image_url'],
] as const;

/** Pictures of an earlier start carry the address of then, perhaps with another port. */
export async function movePictures(manager: EntityManager, publicUrl: string): Promise<void> {
  for (const [table, column] of COLUMNS) {
    await manager.query(
      `UPDATE ${table} SET ${column} = $1 || substring(${column} from '/demo/.*')
       WHERE ${column} ~ '^https?://[^/]+/demo/(covers|portraits)/' AND NOT starts_with(${column}, $1 || '/')`,
      [publicUrl],
    );
  }
}
