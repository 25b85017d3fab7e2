import { runInNewContext } from 'node:vm';
import { tidy, toDescription } from './description.js';

describe('toDescription', () => {
  const text = (raw: string) => toDescription(raw)?.text;
  const html = (raw: string) => toDescription(raw)?.html;

  it('separates paragraphs by one blank line and marks list items', () => {
    expect(
      text(
        '<h2>Start here</h2>\n<p>Checks &amp; safe loads,<br>daily.</p><p>&nbsp;</p>' +
          '<ul><li>One</li><li><p>Two</p></li></ul><ol><li>Three</li></ol><div>End</div>',
      ),
    ).toBe('Start here\n\nChecks & safe loads,\ndaily.\n\n• One\n• Two\n\n• Three\n\nEnd');
  });

  it('gives rows of tables and items of lists a line each', () => {
    expect(
      text('<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table><p>End</p>'),
    ).toBe('A 1\nB 2\n\nEnd');
    expect(text('<ul><li><p>One</p></li><li><p>Two</p></li></ul>')).toBe('• One\n• Two');
  });

  it('keeps the line breaks of plain text, and its entities and angle brackets', () => {
    expect(text('First &amp; line\nsecond line\n\n\n3 < 4 > 2\r\n')).toBe(
      'First & line\nsecond line\n\n3 < 4 > 2',
    );
    expect(html('One\ntwo\n\nthree')).toBe('<p>One<br />two</p>\n<p>three</p>');
  });

  it.each(['if a < b and b <c', 'List<String> <stdio.h>', 'a <b', '1 <2> 3'])(
    'takes no text for markup: %s',
    (raw) => {
      expect(text(raw)).toBe(raw);
      expect(text(`<p>${raw}`)).toBe(raw.replace(/ <b$/, ''));
    },
  );

  it('takes markup of other programs for markup', () => {
    expect(text('<p>One<o:p></o:p> <my-mark>two</my-mark><font size=2> three</font></p>')).toBe(
      'One two three',
    );
  });

  it.each([
    [
      '<p><svg viewBox="0 0 24 24"><g fill="none"><path d="M5 13l4 4L19 7"></path></g></svg> Certificate</p>',
      'Certificate',
    ],
    ['<p>One <svg><path d="M0 0"/></svg>two <SVG><g/></SVG >three</p>', 'One two three'],
    ['<p><math><mi>x</mi><mo>=</mo><mn>2</mn></math> holds</p>', 'x=2 holds'],
    ['<p><![if !supportLists]><span>·</span><![endif]>Plan a project</p>', '·Plan a project'],
    ['<!--[if gte mso 9]><xml><w:a>1</w:a></xml><![endif]--><p>Learn</p>', 'Learn'],
    ['<p>Learn<!--> more<!-- not this --> and more</p>', 'Learn more and more'],
    ['<?xml:namespace prefix = o ns = "urn:x" /><p>Learn</p>', 'Learn'],
    [
      '<!DOCTYPE html><html><head><title>My course</title></head><body><p>Learn</p></body></html>',
      'Learn',
    ],
    ['<video src="a.mp4">Your browser plays no video.</video><p>Learn</p>', 'Learn'],
    ['<template><p>{{ name }}</p></template><noscript>Turn it on</noscript><p>Learn</p>', 'Learn'],
  ])('shows no code of drawings, documents and word processors: %s', (raw, shown) => {
    expect(text(raw)).toBe(shown);
  });

  it.each(['The <?php echo 1 ?> tag', 'List<Pattern> and <path>', 'Draw with <g> </g>'])(
    'leaves code that authors write about: %s',
    (raw) => {
      expect(text(`<p>${raw}</p>`)).toBe(raw);
    },
  );

  it('keeps what follows an element that is named and never closed', () => {
    expect(text('<p>Draw with <svg>, <canvas> and <video>, step by step</p>')).toBe(
      'Draw with , and , step by step',
    );
  });

  it.each([
    ['<dl><dt>Python</dt><dd>Basic syntax</dd><dt>Git</dt></dl>', 'Python\n\nBasic syntax\n\nGit'],
    [
      '<details><summary>Who is it for?</summary>Beginners.</details><details>10 weeks.</details>',
      'Who is it for?\n\nBeginners.\n\n10 weeks.',
    ],
    ['Part one<hr>Part two', 'Part one\n\nPart two'],
    ['<p>Part one<hr />Part two</p>', 'Part one\n\nPart two'],
    ['<address>Street 1</address><address>City</address>', 'Street 1\n\nCity'],
    ['<center><b>Big</b></center><center>Small</center>', 'Big\n\nSmall'],
    [
      '<header>A</header><nav>B</nav><main>C</main><aside>D</aside><footer>E</footer>',
      'A\n\nB\n\nC\n\nD\n\nE',
    ],
    [
      '<figure><img src="x.png"><figcaption>A</figcaption></figure><form><fieldset><legend>B</legend>C</fieldset></form>',
      'A\n\nB\n\nC',
    ],
    ['<table><caption>Weeks</caption><tr><td>1</td></tr></table>', 'Weeks\n\n1'],
  ])('keeps the words of neighbouring blocks apart: %s', (raw, shown) => {
    expect(text(raw)).toBe(shown);
  });

  it('breaks lines where word processors do', () => {
    expect(text('One\vtwo')).toBe('One\ntwo');
    expect(text('<p>One\vtwo</p>')).toBe('One two');
  });

  it('keeps the words of what it does not keep, but nothing that runs', () => {
    const raw =
      '<section onclick="x()"><h1>Big</h1><script>alert(1)</script><style>p{}</style>' +
      '<img src=x onerror=alert(1)><p style="color:red">Text <span>inside</span></p></section>';
    expect(html(raw)).toBe(
      '<div><h2>Big</h2><p>Text <span>inside</span></p></div>'.replace(/<\/?span>/g, ''),
    );
    expect(text(raw)).toBe('Big\n\nText inside');
  });

  it('lets links go to the web and to mail only, without handing over the window', () => {
    expect(html('<a href="https://a.example/x" target="_blank" onclick="x">A</a>')).toBe(
      '<a href="https://a.example/x" rel="noopener noreferrer nofollow">A</a>',
    );
    expect(html('<a href="mailto:a@a.example">A</a>')).toContain('href="mailto:a@a.example"');
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'JaVaScRiPt:x',
    ]) {
      expect(html(`<a href="${href}">A</a>`)).not.toContain('href');
    }
    expect(text('<p>See <a href="https://a.example">this</a>.</p>')).toBe('See this.');
  });

  it('drops what PostgreSQL cannot hold', () => {
    expect(text('A\0B \ud83d C')).toBe('AB \ufffd C');
  });

  it.each([
    ['<ul><li>', '• '.repeat(50)],
    ['<div>', ''],
    ['<table><tr><td>', ''],
  ])('keeps the words of %s that stands within itself 80 times', (tags, before) => {
    expect(text(`${tags.repeat(80)}x`)).toBe(`${before}x`);
  });

  it.each([
    ['<ul><li>'.repeat(90_000), 'has more than 200,000 characters'],
    ['<ul><li>'.repeat(20_000), 'nests elements more than 250 levels deep'],
    ['<div>'.repeat(300), 'nests elements more than 250 levels deep'],
    [`<p>${'<b>'.repeat(300)}`, 'nests elements more than 250 levels deep'],
    ['<svg>'.repeat(30_000), 'nests elements more than 250 levels deep'],
    ['<p>x</p>'.repeat(10_001), 'has more than 10,000 elements'],
    ['</p>'.repeat(10_001), 'has more than 10,000 elements'],
    ['x'.repeat(5_000_000), 'has more than 200,000 characters'],
  ])('refuses HTML that would take long to parse: %.20s', (raw, reason) => {
    expect(() => toDescription(raw)).toThrow(reason);
  });

  it('does not count pictures that are embedded', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`;
    expect(html(`<p>Learn ${picture}more</p>`)).toBe('<p>Learn more</p>');
  });

  it('passes over a run of blanks once', () => {
    const read = () => tidy(`A${'\u00a0'.repeat(200_000)}B`);
    // It takes some milliseconds; were each blank a place to begin at, it would take minutes.
    expect(runInNewContext('read()', { read }, { timeout: 30_000 })).toMatch(/^A {200000}B$/);
  });

  it.each([null, undefined, '', ' \n ', '<p> &nbsp; </p>', '<img src="https://a.example/x.png">'])(
    'is null when it says nothing (%j)',
    (raw) => {
      expect(toDescription(raw)).toBeNull();
    },
  );
});
