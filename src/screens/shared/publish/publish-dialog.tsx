import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import Sheet from 'lucide-react/icons/sheet';
import { useMemo, useState } from 'react';
import { type Poster, posterCells, rowCount } from '#domain/publish/poster.ts';
import { posterText } from '#domain/publish/poster-text.ts';
import { writeCsv } from '#domain/text/csv.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { Button } from '#ui/button/button.tsx';
import control from '#ui/form/control.module.css';
import { TextField } from '#ui/form/text-field.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { canShare, drawPicture, share } from './picture.ts';
import { PicturePreview } from './picture-preview.tsx';
import { PrintedPoster } from './printed-poster.tsx';
import css from './publish.module.css';
import { PublishSettings } from './publish-settings.tsx';
import { useDrawing } from './use-drawing.ts';
import { useSettings } from './use-settings.ts';

export interface PublishDialogProps {
  /** Its title and notes can be changed in the dialog. */
  readonly poster: Poster;
  /** The date that is suggested, as the public reads it. */
  readonly date: string;
  readonly onClose: () => void;
}

/** Publishes a poster as a picture, as text for a chat, as a print and as CSV. Needs no connection. */
export function PublishDialog({ poster: original, date: suggested, onClose }: PublishDialogProps) {
  const text = useText();
  const [shown, setShown] = useState<'picture' | 'text'>('picture');
  const [title, setTitle] = useState(original.title);
  const [day, setDay] = useState('');
  const [date, setDate] = useState(suggested);
  const [settings, changeSettings] = useSettings();
  const poster = useMemo<Poster>(
    () => ({ ...original, title, notes: [day.trim(), date.trim(), ...original.notes].filter((note) => note !== '') }),
    [original, title, day, date],
  );
  const { drawing, isLoading } = useDrawing(poster, settings);
  const chatText = useMemo(() => posterText(poster), [poster]);
  const name = title.trim() || text('Standings');

  async function savePicture() {
    const picture = await drawPicture(drawing);
    if (picture) saveFile(`${name}.png`, [new Uint8Array(await picture.arrayBuffer())], 'image/png');
    else toast.error(text('This device could not create the picture'));
  }

  async function sharePicture() {
    const picture = await drawPicture(drawing);
    if (!picture) {
      toast.error(text('This device could not create the picture'));
      return;
    }
    await tryShare({ files: [new File([picture], `${name}.png`, { type: 'image/png' })] });
  }

  async function tryShare(data: ShareData) {
    if ((await share(data)) === 'failed') toast.error(text('This device could not share it. Save it instead.'));
  }

  async function copyText() {
    try {
      await navigator.clipboard.writeText(chatText);
      toast.success(text('Text copied'));
    } catch {
      // Browsers refuse it without a secure connection.
      toast.error(text('The text could not be copied. Select it and copy it yourself.'));
    }
  }

  function saveCsv() {
    const cells = posterCells(poster, { section: text('Group'), detail: text('Details') });
    saveFile(`${name}.csv`, writeCsv(cells), 'text/csv;charset=utf-8');
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('Publish')}
      description={text('Only this device is used: nothing is sent until you share it.')}
      size="large"
      footer={
        <>
          <Button icon={Printer} onClick={() => window.print()}>
            {text('Print')}
          </Button>
          <Button icon={Sheet} onClick={saveCsv}>
            {text('CSV')}
          </Button>
          {shown === 'picture' ? (
            <>
              {canShare('picture') && (
                <Button icon={Share2} onClick={() => void sharePicture()}>
                  {text('Share')}
                </Button>
              )}
              <Button variant="primary" icon={Download} onClick={() => void savePicture()}>
                {text('Save picture')}
              </Button>
            </>
          ) : (
            <>
              {canShare('text') && (
                <Button icon={Share2} onClick={() => void tryShare({ text: chatText })}>
                  {text('Share')}
                </Button>
              )}
              <Button variant="primary" icon={Copy} onClick={() => void copyText()}>
                {text('Copy text')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={css['publish']}>
        <div className={css['shown']}>
          <fieldset className={css['choice']} aria-label={text('Shown')}>
            <Button size="small" aria-pressed={shown === 'picture'} onClick={() => setShown('picture')}>
              {text('Picture')}
            </Button>
            <Button size="small" aria-pressed={shown === 'text'} onClick={() => setShown('text')}>
              {text('Text for a chat')}
            </Button>
          </fieldset>
          {shown === 'picture' ? (
            <PicturePreview drawing={drawing} isLoading={isLoading} rows={rowCount(poster)} />
          ) : (
            <textarea
              className={classNames(control['control'], css['text'])}
              aria-label={text('Text for a chat')}
              readOnly
              value={chatText}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </div>
        <div className={layout['stack']}>
          <TextField label={text('Title')} value={title} onChange={setTitle} />
          <div className={css['pair']}>
            <TextField label={text('Day or stage')} value={day} onChange={setDay} placeholder={text('Day 2')} />
            <TextField label={text('Date')} value={date} onChange={setDate} />
          </div>
          {shown === 'picture' && <PublishSettings settings={settings} onChange={changeSettings} />}
        </div>
      </div>
      <PrintedPoster poster={poster} />
    </Dialog>
  );
}
