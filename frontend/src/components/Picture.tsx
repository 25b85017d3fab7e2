import styles from './Picture.module.css';

interface PictureProps {
  picture: { path: string; width: number; height: number; colour: string };
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the image at once instead of lazily; `first` also gives it high priority. */
  eager?: boolean | 'first';
  onError: () => void;
}

/** Widths in pixels that the server renders. */
const WIDTHS = [192, 320, 640, 1280];
/** For browsers that are older than the supported ones and cannot show AVIF. */
const FALLBACK_WIDTH = 640;

/** Shows a decorative picture of this site in a fitting width, over its average color while it loads. */
export function Picture({ picture, sizes, eager = false, onError }: PictureProps) {
  const { path, width, height, colour } = picture;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourcesOf(picture)} sizes={sizes} />
      <source type="image/webp" srcSet={`${path}/${FALLBACK_WIDTH}.webp`} />
      <img
        ref={(image) => {
          // In a server-rendered page the image may have failed before hydration.
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

/** Lists no width beyond the picture's own, except the one that contains all of it. */
function sourcesOf({ path, width }: PictureProps['picture']): string {
  return WIDTHS.filter((_, place) => (WIDTHS[place - 1] ?? 0) < width)
    .map((each) => `${path}/${each}.avif ${Math.min(each, width)}w`)
    .join();
}
