import { createHash } from 'node:crypto';

/** Background, body and hair; the face uses the lightest color. */
const COLOURS = [
  ['#F1ECFB', '#6D28D9', '#2A1065', '#DACDF9'],
  ['#E3F4F1', '#0F766E', '#0A3D39', '#BBE0DA'],
  ['#E6EDFB', '#1D4ED8', '#142A6E', '#C9D8FB'],
  ['#6D28D9', '#F1ECFB', '#2A1065', '#DACDF9'],
  ['#0F766E', '#E3F4F1', '#0A3D39', '#BBE0DA'],
  ['#1D4ED8', '#E6EDFB', '#142A6E', '#C9D8FB'],
  ['#FDECE3', '#C2410C', '#5A1E08', '#F8CDB4'],
] as const;

const HAIR = [
  ['', '<path d="M52 70a28 30 0 0 1 56 0c-10-14-40-18-56 0Z"/>'],
  [
    '<path d="M46 120V72a34 34 0 0 1 68 0v48Z"/>',
    '<path d="M52 72a28 32 0 0 1 56 0c-20-2-34-10-38-20-2 10-8 18-18 20Z"/>',
  ],
  ['<circle cx="80" cy="34" r="13"/>', '<path d="M51 72a29 32 0 0 1 58 0c-14-22-44-22-58 0Z"/>'],
  ['<circle cx="80" cy="64" r="39"/>', '<path d="M54 62a26 24 0 0 1 52 0c-16-10-36-10-52 0Z"/>'],
  [
    '<path d="M48 98V70a32 32 0 0 1 64 0v28Z"/>',
    '<path d="M53 66a27 26 0 0 1 54 0c-18-4-36-4-54 0Z"/>',
  ],
] as const;

/** Returns an SVG portrait of 160 × 160 pixels that depends only on the name. */
export function drawPortrait(name: string): string {
  const [colour = 0, cut = 0] = createHash('sha256').update(name).digest();
  const [ground, body, hair, face] = COLOURS[colour % COLOURS.length] ?? COLOURS[0];
  const [behind, before] = HAIR[cut % HAIR.length] ?? HAIR[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">',
    `<rect width="160" height="160" fill="${ground}"/>`,
    `<g fill="${hair}">${behind}</g>`,
    `<path d="M18 160c2-34 28-46 62-46s60 12 62 46Z" fill="${body}"/>`,
    `<path d="M68 96h24v24a12 12 0 0 1-24 0Z" fill="${face}"/>`,
    `<ellipse cx="80" cy="78" rx="27" ry="32" fill="${face}"/>`,
    `<g fill="${hair}">${before}</g>`,
    '</svg>',
  ].join('');
}
