import styles from './Picture.module.css';

interface PictureProps {
  picture: { path: string; width: number; height: number; colour: string };
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** For what the first view shows; `first` for what is the largest in it, which comes before all else. */
  eager?: boolean | 'first';
  onError: () => void;
}

/** Pixels, of those that the server makes (`backend/src/pictures/render-picture.ts`). */
const WIDTHS = [192, 320, 640, 1280];
/** Older than those that the site is built for, all of which know AVIF. */
const FALLBACK_WIDTH = 640;

/** A picture from this site in the width that fits, with its colour while it comes; purely decorative. */
export function Picture({ picture, sizes, eager = false, onError }: PictureProps) {
  const { path, width, height, colour } = picture;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourcesOf(picture)} sizes={sizes} />
      <source type="image/webp" srcSet={`${path}/${FALLBACK_WIDTH}.webp`} />
      <img
        ref={(image) => {
          // A page from the server may have seen its image fail before it came alive.
          if (image?.complete && image.naturalWidth === 0) onError();
        }}
        src={`${path}/${FALLBACK_WIDTH}.jpg`}
        alt=""
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager === 'first' ? 'high' : undefined}
        style={{ backgroundColor: colour }}
        onError={onError}
      />
    </picture>
  );
}

/** None that is wider than the picture, but for the one that has all of it. */
function sourcesOf({ path, width }: PictureProps['picture']): string {
  return WIDTHS.filter((_, place) => (WIDTHS[place - 1] ?? 0) < width)
    .map((each) => `${path}/${each}.avif ${Math.min(each, width)}w`)
    .join();
}
