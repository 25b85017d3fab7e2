/** Reasons why a picture is unavailable. `gone`: its server says that it no longer exists. */
const PICTURE_ERRORS = {
  gone: 'There is no picture at this address.',
  refused: 'The server of this picture refuses to send it.',
  busy: 'The server of this picture is too busy to send it. Try again in a few minutes.',
  unreachable: 'The server of this picture does not respond.',
  private: 'This address leads into a private network.',
  'too-large': 'The picture has more than 15 MB.',
  'too-many-pixels': 'The picture has more than 50 megapixels.',
  'too-heavy':
    'The picture takes too much memory or time to process. Make it smaller, or save it as a plain JPEG.',
  'no-picture': 'There is no JPEG, PNG, WebP, AVIF, GIF or SVG picture at this address.',
  broken: 'The picture is damaged or incomplete.',
  unsupported: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  'not-square': 'The picture is not square: crop it to a square first.',
  'of-another-shape': 'The picture is neither square nor 16:9: crop it first, to 16:9 for a cover.',
  'too-long':
    'The logo is more than four times as wide as high, or as high as wide: crop it first.',
  heic: 'HEIC pictures are not supported. Save it as JPEG, or choose a JPEG, PNG, WebP or AVIF picture.',
} as const;

export type PictureErrorName = keyof typeof PICTURE_ERRORS;

export class PictureError extends Error {
  readonly retryAfter: number;

  constructor(
    readonly reason: PictureErrorName,
    options?: ErrorOptions & { retryAfter?: number | null },
  ) {
    super(PICTURE_ERRORS[reason], options);
    this.retryAfter = options?.retryAfter ?? 0;
  }
}
