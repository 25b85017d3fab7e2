import { renderMarkdown } from './markdown.js';

const PICTURE = '/pictures/3f2a9c0b7d1e4f5a8b6c/640.jpg';

describe('renderMarkdown', () => {
  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<script>\nalert(1)\n</script>\n\nafter', '<p>after</p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['[x](JaVaScRiPt:alert(1))', '<p><a>x</a></p>'],
    ['<a href="java\nscript:alert(1)" onclick="alert(1)">x</a>', '<p><a>x</a></p>'],
    ['[x](data:text/html,x)', '<p><a>x</a></p>'],
    ['[x](//evil.example)', '<p><a>x</a></p>'],
    ['a <b onclick="alert(1)" style="color:red">b</b>', '<p>a <b>b</b></p>'],
    ['<svg onload="alert(1)"></svg>', '<p></p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['![x](https://evil.example/x.png)', '<p></p>'],
    ['![x](javascript:alert(1))', '<p></p>'],
    [`<img src="${PICTURE}" onerror="alert(1)">`, `<img src="${PICTURE}" alt="" loading="lazy" />`],
  ])('drops what could run or load something: %s', (source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });

  it('shows uploaded pictures, also under another address of the site', () => {
    const shown = `<p><img src="${PICTURE}" alt="The kitchen" loading="lazy" /></p>`;
    expect(renderMarkdown(`![The kitchen](${PICTURE})`)).toBe(shown);
    expect(renderMarkdown(`![The kitchen](https://old.example.org${PICTURE})`)).toBe(shown);
  });

  it('tells other sites not where a visitor comes from', () => {
    expect(renderMarkdown('[a](https://a.example) [b](/courses) [c](mailto:c@example.org)')).toBe(
      '<p><a href="https://a.example" rel="noreferrer">a</a> <a href="/courses">b</a> ' +
        '<a href="mailto:c@example.org">c</a></p>',
    );
  });

  it.each([
    ['# A\n## B\n# C', ['h2', 'h3', 'h2']],
    ['## A\n### B\n#### C\n##### D', ['h2', 'h3', 'h4', 'h4']],
    ['### A\n##### B\n<h1>C</h1>', ['h2', 'h3', 'h2']],
    ['#### A', ['h2']],
  ])('keeps headings in order below the title: %j', (source, levels) => {
    expect(renderMarkdown(source).match(/(?<=<)h\d/g)).toEqual(levels);
  });

  it('lets wide tables scroll, also by keyboard', () => {
    expect(renderMarkdown('| A | B |\n| - | -: |\n| 1 | 2 |')).toMatch(
      /^<div role="group" aria-label="Table" tabindex="0"><table>.*<td>2<\/td>.*<\/table><\/div>$/s,
    );
  });
});
