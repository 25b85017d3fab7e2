import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import { ApiError } from '../../api/api-error';
import button from '../button.module.css';
import { useHydrated } from '../use-hydrated';
import { cutPicture, PictureError, type PictureShape } from './cut-picture';
import styles from './PictureUpload.module.css';

/** iOS hands out JPEG instead of HEIC where this names it. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const FAILURE = 'The picture could not be sent. Check your connection and try again.';

interface PictureUploadProps {
  /** What it is of, as in “Upload a portrait”. */
  name: 'portrait' | 'cover' | 'logo';
  shape: PictureShape;
  upload: (picture: Blob) => Promise<{ url: string }>;
  /** Gets the picture's address on this site. */
  onUploaded: (url: string) => void;
  /** The field for an address, which takes a picture that is pasted or dropped too. */
  children: ReactNode;
}

/** Uploads a picture that is chosen, dropped or pasted beside the field that wants its address. */
export function PictureUpload({ name, shape, upload, onUploaded, children }: PictureUploadProps) {
  const [isOver, setOver] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<{ text: string; isFailure: boolean }>();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isHydrated = useHydrated();

  const send = async (file: File) => {
    setSending(true);
    setResult(undefined);
    try {
      const { url } = await upload(await cutPicture(file, shape));
      onUploaded(url);
      setResult({ text: `The ${name} is uploaded.`, isFailure: false });
    } catch (error) {
      setResult({ text: inWords(error), isFailure: true });
    } finally {
      setSending(false);
    }
  };
  const take = (files: FileList) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (picture && !isSending) void send(picture);
    return picture !== undefined;
  };
  const receive = (event: DragEvent | ClipboardEvent, files: FileList) => {
    setOver(false);
    if (take(files)) event.preventDefault();
  };
  return (
    <div
      className={styles.field}
      data-over={isOver || undefined}
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
          type="button"
          className={button.secondary}
          aria-describedby={hint}
          aria-disabled={isSending}
          onClick={() => input.current?.click()}
        >
          {isSending ? 'Uploading…' : `Upload a ${name}`}
        </button>
        <span id={hint} className={styles.hint}>
          Or drop or paste it here. JPEG, PNG, WebP or AVIF, at most 15 MB.
        </span>
        <input
          ref={input}
          type="file"
          // The style of antd's forms would show it in spite of `hidden`.
          style={{ display: 'none' }}
          accept={TYPES}
          aria-label={`File of the ${name}`}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            target.value = '';
          }}
        />
      </div>
      {result?.isFailure && (
        <p role="alert" className={styles.failure}>
          {result.text}
        </p>
      )}
      <p role="status" className={result && !result.isFailure ? styles.hint : 'visually-hidden'}>
        {result && !result.isFailure && result.text}
      </p>
    </div>
  );
}

function inWords(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  if (!(error instanceof ApiError) || !error.problem) return FAILURE;
  return error.problem.errors?.[0]?.message ?? error.problem.detail ?? FAILURE;
}
