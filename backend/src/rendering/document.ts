import escapeHtml from 'escape-html';
import type { RenderedPage } from '../../../frontend/src/server/contract.ts';
import type { PageModule } from './frontend-bundle.js';

const ROOT = '<div id="root">';
const MODULES = '<script id="modules" type="application/json">[';
const STATE = '<script id="page-state" type="application/json">';

/** @param code the page's own script and styles; without it the document has only those that all pages share */
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

/** A page that needs none of the frontend's code. */
export interface PlainPage {
  title: string;
  /** More elements of the head. */
  head: string;
  /** HTML. */
  body: string;
}

const CODE =
  /\s*(<script (type="module"|id="page-state")[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>)/g;

export function toPlainDocument(shell: string, { title, head, body }: PlainPage): string {
  return [
    ['</head>', `<title>${escapeHtml(title)}</title>${head}</head>`],
    [`${ROOT}</div>`, body],
  ].reduce(
    (html, [mark = '', text = '']) => html.replace(mark, () => text),
    shell.replaceAll(CODE, ''),
  );
}
