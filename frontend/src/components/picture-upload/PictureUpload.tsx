import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import button from '../button.module.css';
import { useHydrated } from '../use-hydrated';
import styles from './PictureUpload.module.css';
import { PictureCrop } from './PictureCrop';

/** Naming JPEG makes iOS convert HEIC pictures. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export interface PictureShape {
  /** Width divided by height. */
  aspect: number;
  /** Maximum width in pixels. */
  width: number;
}

interface PictureUploadProps {
  /** As in “Upload a portrait”. */
  name: 'portrait' | 'cover' | 'logo';
  shape: PictureShape;
  upload: (picture: Blob) => Promise<{ url: string }>;
  /** Receives the address of the picture on this site. */
  onUploaded: (url: string) => void;
  /** The input for an address, which also accepts pasted and dropped pictures. */
  children: ReactNode;
}

/** Lets users choose, take, drop or paste a picture instead of typing its address. */
export function PictureUpload({ name, shape, upload, onUploaded, children }: PictureUploadProps) {
  const [file, setFile] = useState<File>();
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const isHydrated = useHydrated();

  const open = (files: FileList) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (!picture) return false;
    setFile(picture);
    setSaid('');
    return true;
  };
  const receive = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    setOver(false);
    if (files && open(files)) event.preventDefault();
  };
  const close = (message: string) => {
    setFile(undefined);
    setSaid(message);
    opener.current?.focus();
  };
  const choose = (input: typeof chosen) => {
    // Escape and paste only work while the focus is inside.
    opener.current?.focus();
    input.current?.click();
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !file) return;
    // Otherwise Escape also closes the surrounding dialog.
    event.stopPropagation();
    close('');
  };
  const input = (ref: typeof chosen, capture?: 'user' | 'environment') => (
    <input
      ref={ref}
      type="file"
      // The `hidden` attribute does not work: antd's form displays all file inputs.
      style={{ display: 'none' }}
      accept={TYPES}
      capture={capture}
      aria-label={`Choose a ${name} file`}
      onChange={({ target }) => {
        if (target.files) open(target.files);
        target.value = '';
      }}
    />
  );
  return (
    <div
      className={styles.field}
      data-over={isOver || undefined}
      onKeyDown={giveUp}
      onPaste={(event) => receive(event, event.clipboardData.files)}
      onDrop={(event) => receive(event, event.dataTransfer.files)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      {children}
      <div className={styles.ways} data-hydrated={isHydrated || undefined}>
        <button
          ref={opener}
          type="button"
          className={button.secondary}
          aria-describedby={hint}
          onClick={() => choose(chosen)}
        >
          Upload a {name}
        </button>
        <button
          type="button"
          className={`${button.secondary} ${styles.camera}`}
          onClick={() => choose(taken)}
        >
          Take a photo
        </button>
        <span id={hint} className={styles.hint}>
          Or drop or paste it here. JPEG, PNG, WebP or AVIF, up to 15 MB.
        </span>
        {input(chosen)}
        {input(taken, name === 'portrait' ? 'user' : 'environment')}
      </div>
      {file && (
        <PictureCrop
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          name={name}
          shape={shape}
          upload={upload}
          onUploaded={(url) => {
            // Moving the focus triggers a validation, which needs the new value.
            flushSync(() => onUploaded(url));
            close(`The ${name} was uploaded.`);
          }}
          onCancel={() => close('')}
        />
      )}
      <p role="status" className={said ? styles.said : 'visually-hidden'}>
        {said}
      </p>
    </div>
  );
}
