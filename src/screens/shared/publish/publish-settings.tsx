import { useText } from '#i18n/use-text.ts';
import { FieldShell } from '#ui/form/field-shell.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import layout from '#ui/layout/layout.module.css';
import { Select } from '#ui/select/select.tsx';
import { pictureFormats } from './draw/formats.ts';
import css from './publish.module.css';
import { looks, type Settings } from './use-settings.ts';

interface PublishSettingsProps {
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

const lookLabels = { light: 'Light', dark: 'Dark', custom: 'Own colour' } as const;
const formats = ['portrait', 'square', 'landscape'] as const;

/** Size, colours, logo and team pictures of the picture. */
export function PublishSettings({ settings, onChange }: PublishSettingsProps) {
  const { format, look, color, hasPictures, logo } = settings;
  const text = useText();
  return (
    <>
      <Select
        label={text('Format')}
        value={format}
        options={formats.map((value) => ({ value, label: text(pictureFormats[value].label) }))}
        onChange={(chosen) => onChange({ format: chosen })}
      />
      <div className={css['pair']}>
        <Select
          label={text('Colours')}
          value={look}
          options={looks.map((value) => ({ value, label: text(lookLabels[value]) }))}
          onChange={(chosen) => onChange({ look: chosen })}
        />
        {look === 'custom' && (
          <FieldShell label={text('Background')}>
            {(attributes) => (
              <input
                {...attributes}
                type="color"
                className={css['color']}
                value={color}
                onChange={({ target }) => onChange({ color: target.value })}
              />
            )}
          </FieldShell>
        )}
      </div>
      <LogoField logo={logo} onChange={(chosen) => onChange({ logo: chosen })} />
      <label className={layout['choice']}>
        <input
          type="checkbox"
          checked={hasPictures}
          onChange={({ target }) => onChange({ hasPictures: target.checked })}
        />
        <span>{text('Pictures of the teams')}</span>
      </label>
    </>
  );
}

interface LogoFieldProps {
  readonly logo: string;
  readonly onChange: (logo: string) => void;
}

function LogoField({ logo, onChange }: LogoFieldProps) {
  const text = useText();
  async function choose(chosen: File | string | null) {
    const shrunk = chosen instanceof File ? await shrinkLogo(chosen) : (chosen ?? '');
    if (shrunk !== null) onChange(shrunk);
  }
  return (
    <div className={layout['tight']}>
      <FileInput label={text('Logo')} value={logo} onChange={(chosen) => void choose(chosen)} />
      <p className={layout['note']}>{text('Remembered on this device')}</p>
    </div>
  );
}

/** Twice the size at which the largest picture shows the logo, in pixels. */
const logoPixels = 192;

/** A logo as a small PNG in a data URL, so that it can be remembered. Null if the file is not a picture. */
async function shrinkLogo(file: File): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const factor = Math.min(1, logoPixels / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * factor));
    canvas.height = Math.max(1, Math.round(image.height * factor));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return canvas.toDataURL('image/png');
  } catch {
    return null;
  }
}
