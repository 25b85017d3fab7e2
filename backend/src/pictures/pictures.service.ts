import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PictureDto } from './dto/picture.dto.js';
import { findPictures } from './pictures.queries.js';

/** Pictures by URL, as far as they have been downloaded. */
export type Pictures = ReadonlyMap<string | null, PictureDto>;

export function pictureIn(pictures: Pictures, url: string | null): { picture?: PictureDto } {
  const picture = pictures.get(url);
  return picture ? { picture } : {};
}

@Injectable()
export class PicturesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the pictures of these URLs. Missing ones have not been downloaded yet or are gone. */
  async find(
    urls: (string | null)[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pictures> {
    const wanted = urls.filter((url) => typeof url === 'string');
    return wanted.length > 0 ? findPictures(manager, wanted) : new Map();
  }
}
