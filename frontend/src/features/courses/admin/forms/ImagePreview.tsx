import { useDebounce } from 'use-debounce';
import { usePicturePreview } from '../../../../components/use-picture-preview';
import styles from './ImagePreview.module.css';

export function ImagePreview({ url }: { url: string }) {
  const [settled] = useDebounce(url, 500);
  const { data: picture, isError } = usePicturePreview(settled);
  return (
    <div role="status">
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
