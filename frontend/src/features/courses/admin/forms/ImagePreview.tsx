import { useDebounce } from 'use-debounce';
import { usePicturePreview } from '../../../../components/use-picture-preview';
import { isWebAddress } from '../../../../web-address';
import styles from './ImagePreview.module.css';

/** Has its room before its picture, as what is below it must not move away from whoever presses it. */
export function ImagePreview({ url }: { url: string }) {
  const [settled] = useDebounce(url, 500);
  const { data: picture, isError } = usePicturePreview(settled);
  return (
    <div role="status" className={isWebAddress(settled) ? styles.room : undefined}>
      {isError && <p className={styles.failure}>Invalid image URL</p>}
      {picture && (
        <img
          key={settled}
          className={styles.preview}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt="Preview"
        />
      )}
    </div>
  );
}
