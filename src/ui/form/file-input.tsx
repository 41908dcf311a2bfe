import ImageOff from 'lucide-react/icons/image-off';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type PictureProblem, pictureAccept, pictureMessages } from '#domain/image-type.ts';
import { isWhole } from '#domain/picture/prepare/is-whole.ts';
import { hasPictureType, preparePicture } from '#domain/picture/prepare/prepare-picture.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import css from './file-input.module.css';

export type FileInputProps = Omit<FieldProps, 'help'> & {
  /** The chosen file, or the URL of the stored picture. */
  value: File | string | null;
  /**
   * Called with a chosen file at once, so that a draft has it, then with the file to send; with the former value if the chosen
   * one cannot be sent; and with null when the picture is removed.
   */
  onChange: (value: File | string | null) => void;
};

/** A picture field: chosen or dropped, with a preview. */
export function FileInput(props: FileInputProps) {
  const { label, required, error, disabled, id, name, onBlur, value, onChange } = props;
  const text = useText();
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [broken, setBroken] = useState<File | string | null>(null);
  const [over, setOver] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const latest = useRef<File>(null);
  /** The value before a file that is being prepared. */
  const former = useRef(value);

  async function choose(file: File | null | undefined) {
    if (!file || disabled) return;
    latest.current = file;
    // Another file may be chosen meanwhile, or the picture removed.
    const isStale = () => latest.current !== file;
    if (!isPreparing) former.current = value;
    if (!(await hasPictureType(file))) {
      if (!isStale()) setProblem('type');
      return;
    }
    if (isStale()) return;
    setIsPreparing(true);
    setProblem(null);
    onChange(file);
    const prepared = await preparePicture(file);
    if (isStale()) return;
    setIsPreparing(false);
    if ('problem' in prepared) setProblem(prepared.problem);
    onChange('problem' in prepared ? former.current : prepared.file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files.item(0));
  }

  function remove() {
    latest.current = null;
    setIsPreparing(false);
    setProblem(null);
    onChange(null);
    document.getElementById(fieldId)?.focus();
  }

  return (
    <FieldShell
      {...{ label, required }}
      id={fieldId}
      error={problem ? text(pictureMessages[problem]) : error}
      help={text(isPreparing ? 'Preparing the picture...' : 'PNG, JPEG or WebP. A large picture is made smaller.')}
    >
      {(attributes) => (
        <div className={css['row']}>
          <label
            className={classNames(css['zone'], over && css['over'], disabled && css['disabled'])}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!disabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <span className={css['frame']}>
              {value === null || value === '' ? (
                <ImageUp size={22} />
              ) : value === broken ? (
                <ImageOff size={22} />
              ) : (
                <PicturePreview picture={value} className={css['picture']} onBroken={() => setBroken(value)} />
              )}
            </span>
            <span className={css['words']}>
              <span className={css['choose']}>{`${value ? text('Replace picture') : text('Choose a picture')} `}</span>
              <span className={css['drop']}>{text('or drop it here')}</span>
              {value && value === broken && (
                <span className={classNames('ellipsis', css['broken'])}>{text('The picture cannot be shown')}</span>
              )}
              {value instanceof File && <span className={classNames('ellipsis', css['name'])}>{value.name}</span>}
            </span>
            <input
              {...attributes}
              type="file"
              name={name}
              accept={pictureAccept}
              disabled={disabled}
              className={css['input']}
              onBlur={onBlur}
              onChange={({ target }) => {
                void choose(target.files?.item(0));
                // Allows choosing the same file again after it was removed.
                target.value = '';
              }}
            />
          </label>
          {value && (
            <IconButton icon={Trash2} label={text('Remove picture')} disabled={disabled ?? false} onClick={remove} />
          )}
        </div>
      )}
    </FieldShell>
  );
}

type PicturePreviewProps = { picture: File | string; className: string | undefined; onBroken: () => void };

/** The preview of a chosen file, or the stored picture by its URL. */
function PicturePreview({ picture, className, onBroken }: PicturePreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const shown = image.current;
    if (!shown) return;
    if (typeof picture === 'string') {
      shown.src = picture;
      return;
    }
    const url = URL.createObjectURL(picture);
    shown.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  const check = (loaded: HTMLImageElement) => isWhole(loaded).then((whole) => whole || onBroken());
  return (
    <img
      ref={image}
      className={className}
      alt=""
      onError={onBroken}
      onLoad={({ currentTarget }) => void check(currentTarget)}
    />
  );
}
