import { Copy, Download, Printer } from 'lucide-react';
import { css } from '#styles/css';
import { saveFile } from '#web/admin/lib/save-file.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';

const words = copy.recovery;

/** New recovery codes, which are shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = words.heading(useCompany().name.en, useUser()?.username ?? '');
  const text = `${[heading, '', ...codes].join('\n')}\n`;
  const ways = [
    [words.download, Download, () => saveFile(words.file, 'text/plain', text)],
    [words.copy, Copy, () => void copyText(text)],
    [words.print, Printer, () => printText(heading, text)],
  ] as const;
  return (
    <>
      <DialogBody>
        <div role="status">
          <h3 className={titleStyle}>{words.title}</h3>
          <p>{words.lead}</p>
        </div>
        <ul dir="ltr" className={listStyle}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={waysStyle}>
          {ways.map(([name, icon, act]) => (
            <Button key={name} variant="outline" size="s" onClick={act}>
              <Icon of={icon} size={18} />
              {name}
            </Button>
          ))}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button size="s" onClick={onDone}>
          {words.done}
        </Button>
      </DialogFooter>
    </>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: words.copied });
  } catch {
    showToast({ tone: 'danger', title: words.notCopied });
  }
}

const titleStyle = css({ textStyle: 'h4' });
const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: '2',
  padding: '4',
  borderRadius: 'control',
  background: 'bg.sunken',
  fontFamily: '[monospace]',
  fontSize: '[1.05rem]',
});
const waysStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** Prints a text without the page, from an invisible document. */
function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  // Some browsers print a frame that is not displayed as an empty page.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.title = title;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  const { contentWindow: inner, contentDocument: content } = frame;
  if (!inner || !content) throw new Error('A frame has no document.');
  content.title = title;
  const shown = content.createElement('pre');
  shown.textContent = text;
  content.body.append(shown);
  inner.addEventListener('afterprint', () => frame.remove());
  inner.print();
}
