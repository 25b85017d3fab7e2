import escapeHtml from 'escape-html';
import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../common/access/access.decorators.js';
import { SiteConfig } from '../../config/app-config.js';
import {
  type RenderedResponse,
  bytesResponse,
  textResponse,
} from '../../cache/rendered-response.js';
import { ContentCacheService } from '../../cache/content-cache.service.js';
import { SendCachedInterceptor } from '../../cache/send-cached.interceptor.js';
import type { CacheTag } from '../../cache/cache-tags.js';
import { CourseAvailability } from '../../catalogue/courses/course-availability.service.js';
import { CoursesService, type CourseAddress } from '../../catalogue/courses/courses.service.js';
import { OfferingsService } from '../../offerings/offerings.service.js';
import { PagesService } from '../../rendering/pages.service.js';
import { RenderQueue } from '../../rendering/render-queue.service.js';
import type { ShareImage } from './share-image.js';
import { SiteContentService } from '../../site-content/site-content.service.js';

/** Renders a sitemap (sitemaps.org). @param pages paths without a date */
function toSitemap(
  siteUrl: string,
  pages: readonly string[],
  courses: CourseAddress[],
  coursePath: (course: CourseAddress) => string,
): string {
  const entries = [
    ...pages.map((path) => toEntry(siteUrl + path)),
    ...courses.map((course) => toEntry(siteUrl + coursePath(course), course.changedAt)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
  );
}

function toEntry(address: string, changedAt?: Date): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}

const CALLED = { cohort: 'Cohort', event: 'Event', meetup: 'Meetup' };

const COURSES_IN_FEED = 20;

/** Loads the code for images and feeds on first use, to keep startup fast. */
@Public()
@ApiExcludeController()
@UseInterceptors(SendCachedInterceptor)
@Controller()
export class DiscoveryController {
  constructor(
    private readonly config: SiteConfig,
    private readonly cache: ContentCacheService,
    private readonly courses: CoursesService,
    private readonly availability: CourseAvailability,
    private readonly pages: PagesService,
    private readonly renders: RenderQueue,
    private readonly content: SiteContentService,
    private readonly offerings: OfferingsService,
  ) {}

  @Get('robots.txt')
  getRobots(): Promise<RenderedResponse> {
    return this.keep('/robots.txt', 'text/plain', [], () => robots(this.config.publicUrl));
  }

  @Get('sitemap.xml')
  getSitemap(): Promise<RenderedResponse> {
    const { publicPages, coursePath } = this.pages;
    return this.keep('/sitemap.xml', 'application/xml', ['courses', 'offerings'], async () => {
      const courses = await this.courses.listAddresses();
      const { pages } = await this.content.published();
      const written = pages.map(({ slug }) => `/${slug}`);
      const paths = [...publicPages, ...written, ...(await this.offerings.listPaths())];
      return toSitemap(this.config.publicUrl, paths, courses, coursePath);
    });
  }

  @Get('feed.xml')
  getFeed(): Promise<RenderedResponse> {
    const { publicUrl: url } = this.config;
    return this.keep('/feed.xml', 'application/rss+xml', ['courses'], async () => {
      const { toFeed } = await import('./feed.js');
      const newest = await this.courses.listNewest(COURSES_IN_FEED);
      const { name, lead } = (await this.content.published()).content;
      return toFeed({ name, lead, url }, newest, this.pages.coursePath);
    });
  }

  @Get('share.png')
  getShareImage(): Promise<RenderedResponse> {
    return this.cache.get('/share.png', () => this.draw());
  }

  @Get('courses/:id/share.png')
  async getCourseShareImage(@Param('id') id: string): Promise<RenderedResponse> {
    await this.availability.require(id);
    const draw = async () => this.draw(await this.courses.get(id));
    return this.cache.get(`/courses/${id}/share.png`, draw, [`course ${id}`]);
  }

  @Get('events/:id/share.png')
  async getOfferingShareImage(@Param('id') id: string): Promise<RenderedResponse> {
    const draw = async () => {
      const { title, kind } = await this.offerings.getPublic(id);
      return this.draw({ title, category: CALLED[kind] });
    };
    return this.cache.get(`/events/${id}/share.png`, draw, [`offering ${id}`]);
  }

  private keep(
    path: string,
    type: string,
    tags: CacheTag[],
    write: () => string | Promise<string>,
  ): Promise<RenderedResponse> {
    const make = async () => textResponse(200, `${type}; charset=utf-8`, await write());
    return this.cache.get(path, make, tags);
  }

  private draw(course?: ShareImage['course']): Promise<RenderedResponse> {
    return this.renders.renderToKeep(async () => {
      const { drawShareImage } = await import('./share-image.js');
      const { content } = await this.content.published();
      return bytesResponse('image/png', await drawShareImage({ site: content, course }));
    });
  }
}

function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
