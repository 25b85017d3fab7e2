import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { DataSource } from 'typeorm';
import { BusyError, InvalidInputError } from '../common/problem/app-error.js';
import { addressGroup } from '../common/rate-limit/address-group.js';
import { RateLimiter } from '../common/rate-limit/rate-limiter.js';
import { RateLimitConfig } from '../common/settings.js';
import { Download } from './download.service.js';
import type { PicturePreviewDto } from './dto/picture.dto.js';
import { PictureError } from './picture-error.js';
import { readPicture } from './read-picture.js';
import { renderPicture } from './render-picture.js';

const AT_ONCE = 4;
const MOST_WAITING = 10;
const MOST_WAITING_OF_NETWORK = 5;
const WIDTH = 640;
const BUSY = 'Too many pictures are being previewed. Try again in a few seconds.';
const TEN_MINUTES = 600;

/** Previews the picture at a URL that a user types, so that the browser does not contact the other site. */
@Injectable()
export class PicturePreviews {
  private readonly queue = new PQueue({ concurrency: AT_ONCE });
  private readonly turns = new Map<string, PQueue>();
  private readonly limiter: RateLimiter;

  constructor(
    dataSource: DataSource,
    private readonly config: RateLimitConfig,
    private readonly download: Download,
  ) {
    this.limiter = new RateLimiter(dataSource, {
      name: 'picture-preview',
      points: 60,
      duration: TEN_MINUTES,
      refusal: 'Too many pictures were previewed from your network address.',
    });
  }

  /**
   * Loads a preview without storing it.
   * @param address the client's address
   * @throws InvalidInputError if there is no picture, TooManyRequestsError, BusyError
   */
  async show(url: string, address: string): Promise<PicturePreviewDto> {
    const group = addressGroup(address);
    if (this.config.rateLimit) await this.limiter.take(group);
    try {
      return await this.inTurn(group, () => this.look(url));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      throw new InvalidInputError([{ field: 'url', message: error.message }]);
    }
  }

  /** Loads one at a time per client network, so that slow servers do not occupy all slots. */
  private async inTurn<T>(group: string, look: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(group) ?? new PQueue({ concurrency: 1 });
    if (turn.size >= MOST_WAITING_OF_NETWORK) throw new BusyError(BUSY);
    this.turns.set(group, turn);
    const looked = turn.add(look);
    void turn.onIdle().then(() => {
      if (turn.size + turn.pending === 0) this.turns.delete(group);
    });
    return looked;
  }

  private async look(url: string): Promise<PicturePreviewDto> {
    if (this.queue.size >= MOST_WAITING) throw new BusyError(BUSY);
    return this.queue.add(() => this.fetch(url));
  }

  private async fetch(url: string): Promise<PicturePreviewDto> {
    const bytes = await this.download.fetch(url, new AbortController().signal);
    const picture = await readPicture(bytes);
    const preview = await renderPicture(picture.bytes, WIDTH, 'webp');
    const src = `data:image/webp;base64,${preview.toString('base64')}`;
    return { src, width: picture.width, height: picture.height };
  }
}
