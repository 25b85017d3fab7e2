import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PictureDto } from './dto/picture.dto.js';
import { findPictures } from './pictures.queries.js';

/** The pictures of addresses, as far as they have been fetched. */
export type Pictures = ReadonlyMap<string | null, PictureDto>;

/** For an answer: the picture at an address, if there is one. */
export function pictureIn(pictures: Pictures, url: string | null): { picture?: PictureDto } {
  const picture = pictures.get(url);
  return picture ? { picture } : {};
}

/** Our own copies of other sites’ pictures, for answers that show them (decisions/pictures.md). */
@Injectable()
export class PicturesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The pictures of these addresses; those that have not come yet, or are gone, are missing. */
  async find(
    urls: (string | null)[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pictures> {
    const wanted = urls.filter((url) => typeof url === 'string');
    return wanted.length > 0 ? findPictures(manager, wanted) : new Map();
  }
}
