import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PictureDto } from './dto/picture.dto.js';
import { findPictures } from './pictures.queries.js';

export type Pictures = ReadonlyMap<string | null, PictureDto>;

export function pictureIn(pictures: Pictures, url: string | null): { picture?: PictureDto } {
  const picture = pictures.get(url);
  return picture ? { picture } : {};
}

@Injectable()
export class PicturesService {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    urls: (string | null)[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pictures> {
    const wanted = urls.filter((url) => typeof url === 'string');
    return wanted.length > 0 ? findPictures(manager, wanted) : new Map();
  }
}
