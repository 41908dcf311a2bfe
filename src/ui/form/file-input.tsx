import ImageOff from 'lucide-react/icons/image-off';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type PictureProblem, pictureAccept, pictureMaxMegabytes, pictureProblem } from '#domain/image-type.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../button/icon-button.tsx';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import css from './file-input.module.css';

export type FileInputProps = Omit<FieldProps, 'help'> & {
  /** The chosen file, or the URL of the stored picture. */
  value: File | string | null;
  /** Called with a valid file, or null when the picture is removed. Invalid types and sizes show a message instead. */
  onChange: (file: File | null) => void;
};

/** A picture field: chosen or dropped, with a preview; PNG, JPEG or WebP up to 2 MB. */
export function FileInput(props: FileInputProps) {
  const { label, required, error, disabled, id, name, onBlur, value, onChange } = props;
  const text = useText();
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [broken, setBroken] = useState<File | string | null>(null);
  const [over, setOver] = useState(false);
  const latest = useRef<File>(null);
  const size = pictureMaxMegabytes;
  const messages = {
    type: text('The picture has to be a PNG, JPEG or WebP file'),
    size: text('The picture is larger than {{size}} MB', { size }),
  };

  async function choose(file: File | null | undefined) {
    if (!file || disabled) return;
    latest.current = file;
    const found = await pictureProblem(file);
    // Another file was chosen meanwhile, or the picture was removed.
    if (latest.current !== file) return;
    setProblem(found);
    if (!found) onChange(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files.item(0));
  }

  function remove() {
    latest.current = null;
    setProblem(null);
    onChange(null);
    document.getElementById(fieldId)?.focus();
  }

  return (
    <FieldShell
      {...{ label, required }}
      id={fieldId}
      error={problem ? messages[problem] : error}
      help={text('PNG, JPEG or WebP, at most {{size}} MB', { size })}
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
              <span className={css['choose']}>{value ? text('Replace picture') : text('Choose a picture')}</span>{' '}
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
  return <img ref={image} className={className} alt="" onError={onBroken} />;
}
