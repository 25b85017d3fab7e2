import { jest } from '@jest/globals';
import { cutPicture } from './cut-picture';

/** jsdom draws nothing: this returns the size of the canvas, and the part of the picture that is drawn on it. */
async function cut(width: number, height: number) {
  const drawImage = jest.fn();
  let size: unknown;
  globalThis.createImageBitmap = jest.fn(() =>
    Promise.resolve({ width, height, close: () => {} } as ImageBitmap),
  );
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage })) as never;
  HTMLCanvasElement.prototype.toBlob = function (give, type = '') {
    size = [this.width, this.height];
    give(new Blob([], { type }));
  };
  await cutPicture(new File([], 'a.png'), { aspect: 2, width: 800 });
  return { size, part: drawImage.mock.calls[0]?.slice(1, 5) };
}

describe('cutPicture', () => {
  it('makes a large picture as wide as wanted', async () => {
    expect(await cut(4000, 2000)).toEqual({ size: [800, 400], part: [0, 0, 4000, 2000] });
  });

  it('takes the middle of a picture in another shape, and does not enlarge it', async () => {
    expect(await cut(400, 400)).toEqual({ size: [400, 200], part: [0, 100, 400, 200] });
    expect(await cut(1000, 200)).toEqual({ size: [400, 200], part: [300, 0, 400, 200] });
  });
});
