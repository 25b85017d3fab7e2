const START_OF_SCAN = 0xda;
const END = 0xd9;

/** In how many steps, of which each goes through all of the picture, the pixels of a JPEG come. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at >= 0 && at + 3 < jpeg.length && jpeg[at + 1] !== END) {
    const isScan = jpeg[at + 1] === START_OF_SCAN;
    if (isScan) scans += 1;
    at = nextMarker(jpeg, at + 2 + jpeg.readUInt16BE(at + 2));
  }
  return scans;
}

/** Within pixels 0xff stands before 0, or a sign that decoding may begin anew there. */
function nextMarker(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (at >= 0 && isOfPixels(jpeg[at + 1])) at = jpeg.indexOf(0xff, at + 1);
  return at;
}

function isOfPixels(code = 0): boolean {
  return code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
}
