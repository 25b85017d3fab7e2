import type { Manager } from '../../common/sql/query.js';
import type { FeedFile } from '../platforms/feed/feed.platform.js';

export interface StoredFeed {
  name: string;
  courses: number;
  uploaded_at: Date;
}

export async function findFeedFile(manager: Manager): Promise<StoredFeed | null> {
  const [found] = await manager.query<StoredFeed[]>(
    'SELECT name, courses, uploaded_at FROM uploaded_feeds',
  );
  return found ?? null;
}

export async function readFeedFile(manager: Manager): Promise<FeedFile | null> {
  const [found] = await manager.query<FeedFile[]>('SELECT name, content FROM uploaded_feeds');
  return found ?? null;
}

export async function storeFeedFile(
  manager: Manager,
  { name, content }: FeedFile,
  courses: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO uploaded_feeds (name, content, courses) VALUES ($1, $2, $3)
     ON CONFLICT (is_latest) DO UPDATE SET name = EXCLUDED.name, content = EXCLUDED.content,
       courses = EXCLUDED.courses, uploaded_at = now()`,
    [name, content, courses],
  );
}
