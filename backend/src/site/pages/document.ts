import escapeHtml from 'escape-html';
import type { RenderedPage } from '../../../../frontend/src/server/contract.ts';
import type { PageModule } from './frontend-bundle.js';

const ROOT = '<div id="root">';
const MODULES = '<script id="modules" type="application/json">[';
const STATE = '<script id="page-state" type="application/json">';

/** @param modules what this page needs beside the document's own */
export function toDocument(
  shell: string,
  page: Omit<RenderedPage, 'modules'>,
  modules: PageModule[] = [],
): string {
  const styles = modules.map((module) => module.styles).join('');
  const paths = modules.map(({ path }) => `${JSON.stringify(path)},`).join('');
  return [
    ['</head>', `${styles && `<style>${styles}</style>`}${page.head}</head>`],
    [ROOT, `${ROOT}${page.body}`],
    [MODULES, MODULES + paths],
    [STATE, `${STATE}${page.state}`],
  ].reduce((html, [mark = '', text = '']) => html.replace(mark, () => text), shell);
}

const SHELL = '<template id="shell">';
const START = '<script id="screen-start" type="application/json">';

/**
 * @param outline what is shown until the screen is there, as HTML
 * @param start what `screen-start.js` asks for
 */
export function toScreenDocument(shell: string, outline: string, start: object): string {
  const text = JSON.stringify(start).replaceAll('<', '\\u003c');
  return shell.replace(SHELL, () => SHELL + outline).replace(START, () => START + text);
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
