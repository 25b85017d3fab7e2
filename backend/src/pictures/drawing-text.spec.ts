import { sizeInPixels, toDrawing } from './drawing-text.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path/></svg>';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('the text of a drawing', () => {
  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF<?xml version="1.0"?>${SVG}`)],
    ['in UTF-16, little end first', utf16(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${SVG}`)],
    ['in UTF-16, big end first', utf16(`\uFEFF${SVG}`).swap16()],
    ['in UTF-16 without a mark', utf16(`<?xml version="1.0" encoding="UTF-16"?>${SVG}`)],
    ['in UTF-16 without a mark, big end first', utf16(SVG).swap16()],
    ['after a long comment', Buffer.from(`<!-- ${'x'.repeat(5_000)} -->${SVG}`)],
    ['after accents', Buffer.from(`<!-- Café -->\n${SVG}`)],
    [
      'in Latin 1',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><!-- Café -->${SVG}`, 'latin1'),
    ],
    [
      'after a document type',
      Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C" "http://x" [<!ENTITY a "b">]>${SVG}`),
    ],
  ])('is read %s', (_how, bytes) => {
    expect(toDrawing(bytes)).toMatch(/<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="120"/);
  });

  it.each([
    ['a page that shows one', `<!doctype html><p>${SVG}</p>`],
    ['another element', '<svgs/>'],
    ['a picture', '\x89PNG\r\n\x1a\n<svg>'],
    ['nothing', ''],
    ['a comment without an end', `<!-- ${SVG}`],
  ])('is not read of %s', (_what, text) => {
    expect(toDrawing(Buffer.from(text, 'latin1'))).toBeNull();
  });

  const sized = (attributes: string) => {
    const drawing = sizeInPixels(`<svg ${attributes}><rect width="1mm"/></svg>`);
    const [, width, height] =
      /^<svg(?: width="([^"]*)")?(?: height="([^"]*)")?/.exec(drawing) ?? [];
    expect(drawing).toContain('<rect width="1mm"/>');
    return [width, height].map((side) => side && Math.round(Number(side)));
  };

  it.each([
    ['width="40mm" height="20mm"', 151, 76],
    ["width='4cm' height='1.5e1 '", 151, 15],
    ['width="1in" height="72pt"', 96, 96],
    ['width="6pc" height="40Q"', 96, 38],
    ['width="2em" height="2EX"', 32, 16],
    ['height="1in" stroke-width="1" viewBox="0 0 2 1"', undefined, 96],
    ['width="1in" height="100%" viewBox="0 0 2 1"', 96, undefined],
    ['width="40mm"', 151, 150],
    ['height="40mm"', 300, 151],
  ])('has sizes in pixels: %s', (attributes, width, height) => {
    expect(sized(attributes)).toEqual([width, height]);
  });

  it.each(['<svg viewBox="0 0 2 1"/>', '<svg width="100%" height="auto"/>', '<svg/>', 'none'])(
    'stays as it is without a size: %s',
    (drawing) => {
      expect(sizeInPixels(drawing)).toBe(drawing);
    },
  );
});
