import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { AppConfig } from '../../config/app-config.js';
import { type CachedAnswer, finishBytes, finishText } from '../../content-cache/cached-answer.js';
import { ContentCacheService } from '../../content-cache/content-cache.service.js';
import { writeAnswer } from '../../content-cache/send-answer.js';
import { CoursesService } from '../../courses/courses.service.js';
import { PagesService } from '../pages/pages.service.js';
import { RenderQueue } from '../pages/render-queue.service.js';
import { toFeed } from './feed.js';
import { drawShareImage, type ShareImage } from './share-image.js';
import { toSitemap } from './sitemap.js';

/** What search engines, feed readers and previews ask for beside the pages. */
@Injectable()
export class DiscoveryService {
  constructor(
    private readonly config: AppConfig,
    private readonly cache: ContentCacheService,
    private readonly courses: CoursesService,
    private readonly pages: PagesService,
    private readonly renders: RenderQueue,
  ) {}

  /** Adds `robots.txt`, `sitemap.xml`, `feed.xml` and the share images to the HTTP server. */
  register(server: FastifyInstance): void {
    const { siteName: name, publicUrl: url } = this.config;
    const { publicPages, coursePath } = this.pages;
    const answers: Record<string, () => Promise<CachedAnswer>> = {
      '/robots.txt': () => finishText(200, 'text/plain; charset=utf-8', robots(url)),
      '/sitemap.xml': async () =>
        finishText(
          200,
          'application/xml; charset=utf-8',
          await toSitemap(url, publicPages, await this.courses.listPublished(), coursePath),
        ),
      '/feed.xml': async () =>
        finishText(
          200,
          'application/rss+xml; charset=utf-8',
          toFeed({ name, url }, await this.courses.listPublished(), coursePath),
        ),
      '/share.png': () => this.draw({ siteName: name, title: 'Learn it well enough to teach it.' }),
    };
    for (const [path, make] of Object.entries(answers)) {
      server.get(path, async (request, reply) =>
        writeAnswer(request, reply, await this.cache.get(path, make)),
      );
    }
    server.get<{ Params: { id: string } }>('/courses/:id/share.png', async (request, reply) => {
      const { id } = request.params;
      const answer = await this.cache.get(`/courses/${id}/share.png`, () => this.drawCourse(id));
      return writeAnswer(request, reply, answer);
    });
  }

  /** @throws NotFoundError when there is no such course */
  private async drawCourse(id: string): Promise<CachedAnswer> {
    const { title, category } = await this.courses.get(id);
    return this.draw({ siteName: this.config.siteName, title, category });
  }

  private draw(image: ShareImage): Promise<CachedAnswer> {
    return this.renders.renderToKeep(async () =>
      finishBytes('image/png', await drawShareImage(image)),
    );
  }
}

/** The back office has nothing to be found, and the API is not for reading. */
function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
