/** A page that admins write in Markdown. */
export interface SitePage {
  slug: string;
  title: string;
  /** For search engines. */
  description: string;
  markdown: string;
  isInFooter: boolean;
}
