import ImageOff from 'lucide-react/icons/image-off';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../base/icon-button.tsx';
import type { FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import css from './file-input.module.css';
import { type PictureProblem, pictureAccept, pictureMaxMegabytes, pictureProblem } from './picture-check.ts';
import { PicturePreview } from './picture-preview.tsx';

export type FileInputProps = FieldProps & {
  /** The file chosen, or the address of the stored picture. */
  value: File | string | null;
  /** A good file, or null when it was taken out. A file of another type or size is refused with a message. */
  onChange: (file: File | null) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A picture: chosen, dropped or pasted, shown at once, PNG, JPEG or WebP up to 2 MB. */
export function FileInput({ label, required, help, error, disabled, id, name, onBlur, ...props }: FileInputProps) {
  const { value, onChange, ref } = props;
  const text = useText();
  const made = useId();
  const fieldId = id ?? made;
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [broken, setBroken] = useState<File | string | null>(null);
  const [over, setOver] = useState(false);
  const latest = useRef<File>(null);
  const size = pictureMaxMegabytes;
  const refusal = {
    type: text('The picture has to be a PNG, JPEG or WebP file'),
    size: text('The picture is larger than {{size}} MB', { size }),
  };

  async function take(file: File | null | undefined) {
    if (!file || disabled) return;
    latest.current = file;
    const found = await pictureProblem(file);
    // Another one was chosen meanwhile, or the one that was there taken out.
    if (latest.current !== file) return;
    setProblem(found);
    if (!found) onChange(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files.item(0));
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
      error={problem ? refusal[problem] : error}
      help={help ?? text('PNG, JPEG or WebP, at most {{size}} MB', { size })}
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
                <span className={css['broken']}>{text('The picture cannot be shown')}</span>
              )}
              {value instanceof File && <span className={css['name']}>{value.name}</span>}
            </span>
            <input
              {...attributes}
              ref={ref}
              type="file"
              name={name}
              accept={pictureAccept}
              disabled={disabled}
              className={css['input']}
              onBlur={onBlur}
              onChange={({ target }) => {
                void take(target.files?.item(0));
                // The same file may be chosen again after it was taken out.
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
