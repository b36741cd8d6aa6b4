import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { t } from '../texts/say.ts';

/** Takes a game file from the device, by choosing or by dropping. */
export function FileChooser({ onText }: { onText: (text: string) => void }) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    void file?.text().then(onText);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="replay-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden size={40} />
      <label className="wt-button replay-file" data-look="main">
        {t('replay.choose')}
        <input
          type="file"
          className="wt-hidden"
          accept=".json,application/json"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      <p>{t('replay.drop')}</p>
    </div>
  );
}
