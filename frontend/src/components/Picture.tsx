import type { PictureDto } from '../api/generated/model/pictureDto';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureDto;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** For what the first view shows. */
  eager?: boolean;
  onLost: () => void;
}

/** Pixels, of those that the server makes (`backend/src/pictures/render-picture.ts`). */
const WIDTHS = { avif: [192, 320, 640, 1280], webp: [320, 640] };
const OF_OLD_BROWSERS = 640;

/** A picture from this site in the width that fits, with its colour while it comes; purely decorative. */
export function Picture({ picture, sizes, eager = false, onLost }: PictureProps) {
  const { path, width, height, colour } = picture;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourcesOf(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourcesOf(picture, 'webp')} sizes={sizes} />
      <img
        ref={(image) => {
          // A page from the server may have seen its image fail before it came alive.
          if (image?.complete && image.naturalWidth === 0) onLost();
        }}
        src={`${path}/${OF_OLD_BROWSERS}.jpg`}
        alt=""
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        style={{ backgroundColor: colour }}
        onError={onLost}
      />
    </picture>
  );
}

/** None that is wider than the picture, but for the one that has all of it. */
function sourcesOf({ path, width }: PictureDto, format: keyof typeof WIDTHS): string {
  return WIDTHS[format]
    .filter((_, place, widths) => (widths[place - 1] ?? 0) < width)
    .map((each) => `${path}/${each}.${format} ${Math.min(each, width)}w`)
    .join();
}
