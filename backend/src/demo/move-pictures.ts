import type { EntityManager } from 'typeorm';

const COLUMNS = [
  ['testimonials', 'student_image'],
  ['courses', 'image_url'],
  ['course_overrides', 'image_url'],
] as const;

/**
 * The pictures of an earlier start carry the address that the site had then, perhaps with another
 * port; from now on they carry this one.
 * @param publicUrl the site's origin
 */
export async function movePictures(manager: EntityManager, publicUrl: string): Promise<void> {
  for (const [table, column] of COLUMNS) {
    await manager.query(
      `UPDATE ${table} SET ${column} = $1 || substring(${column} from '/demo/.*')
       WHERE ${column} ~ '^https?://[^/]+/demo/(covers|portraits)/' AND NOT starts_with(${column}, $1 || '/')`,
      [publicUrl],
    );
  }
}
