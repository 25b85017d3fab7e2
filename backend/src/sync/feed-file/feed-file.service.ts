import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { DataSource } from 'typeorm';
import { readUploadedText } from '../../common/http/read-uploaded-text.js';
import { InvalidInputError } from '../../common/problem/app-error.js';
import type { FeedFileDto } from '../dto/feed-file.dto.js';
import { feedOf } from '../platforms/feed/feed.schemas.js';
import { FeedFormatError, readFeed } from '../platforms/feed/read-feed.js';
import { SCAN_LIMITS } from '../platforms/http/http-client.js';
import { problemOf } from '../platforms/records.js';
import { findFeedFile, storeFeedFile } from './feed-file.queries.js';

const MAX_BYTES = 16 * 1024 * 1024;
export const TOO_LARGE =
  'The file is larger than 16 MB. Leave out long descriptions, or offer it by address.';

/** Keeps the course feed that an admin has uploaded last. Syncs read it while FEED_SOURCE is `upload`. */
@Injectable()
export class FeedFileService {
  constructor(private readonly dataSource: DataSource) {}

  async latest(): Promise<FeedFileDto> {
    const found = await findFeedFile(this.dataSource);
    if (!found) return { name: null, courses: 0, uploaded_at: null };
    const { name, courses, uploaded_at: at } = found;
    return { name, courses, uploaded_at: at.toISOString() };
  }

  /**
   * Courses that cannot be read are no reason to refuse the file: the sync names them.
   * @throws InvalidInputError for a file that is no feed, TooLargeError
   */
  async upload(file: IncomingMessage, name: string): Promise<FeedFileDto> {
    const text = await readUploadedText(file, MAX_BYTES, TOO_LARGE);
    // PostgreSQL cannot store this character.
    const content = text.replaceAll('\0', '');
    await storeFeedFile(this.dataSource, { name, content }, countCourses(content));
    return this.latest();
  }
}

function countCourses(content: string): number {
  try {
    const parsed = feedOf(SCAN_LIMITS.items).safeParse(readFeed(content));
    if (parsed.success) return parsed.data.length;
    const { field, reason } = problemOf(parsed.error);
    throw new FeedFormatError(`No course can be read: ${field}: ${reason}.`);
  } catch (error) {
    if (!(error instanceof FeedFormatError)) throw error;
    const { message } = error;
    throw new InvalidInputError([{ field: 'file', message }], message);
  }
}
