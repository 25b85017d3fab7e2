import type { RenderedPage, Site } from '../../../frontend/src/server/contract.ts';
import type { PageModule } from './frontend-bundle.js';

const ROOT = '<div id="root">';
const MODULES = '<script id="modules" type="application/json">[';
const STATE = '<script id="page-state" type="application/json">';

export function toDocument(shell: string, page: RenderedPage, code?: PageModule): string {
  const styles = code?.styles ? `<style>${code.styles}</style>` : '';
  const paths = code ? `${JSON.stringify(code.path)},` : '';
  return [
    ['</head>', `${styles}${page.head}</head>`],
    [ROOT, `${ROOT}${page.body}`],
    [MODULES, MODULES + paths],
    [STATE, `${STATE}${page.state}`],
  ].reduce((html, [mark = '', text = '']) => html.replace(mark, () => text), shell);
}

/** Declares the language of the site's locale. */
export function inLanguageOf({ locale }: Pick<Site, 'locale'>, html: string): string {
  const { language } = new Intl.Locale(locale);
  return html.replace('<html lang="en"', `<html lang="${language}"`);
}

const CODE =
  /\s*(<script (type="module"|id="page-state")[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>)/g;

export function toPlainDocument(
  shell: string,
  { head, body }: Pick<RenderedPage, 'head' | 'body'>,
): string {
  return shell
    .replaceAll(CODE, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(`${ROOT}</div>`, () => body);
}
