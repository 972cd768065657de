import { CircleAlert } from 'lucide-react';
import { type DragEvent, type Ref, useEffect, useRef, useState } from 'react';
import { type Language, localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Field } from '#web/components/feedback/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { AttachedCv, CvAttachment } from '../use-contact-form.ts';
import type { CvCopy } from './copy.en.ts';
import { CvFacing } from './cv-facing.tsx';
import { type CvState, useCv } from './use-cv.ts';

export interface CvFieldProps {
  copy: CvCopy;
  /** Gives the form access to the CV when the form is sent. */
  ref: Ref<CvAttachment>;
  /** Called with the CV of the message whenever it changes. */
  onCv: (cv: AttachedCv | undefined) => void;
}

/** The field for a CV, which is chosen or dropped, and uploaded and checked at once. */
export function CvField({ copy, ref, onCv }: CvFieldProps) {
  const { state, take, remove } = useCv(ref, onCv);
  const [isOver, setIsOver] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useDropsElsewhere();
  const { step } = state;
  const share = state.step === 'uploading' ? state.share : undefined;
  const words = wordsOf(state, copy, useLanguage());
  const choose = (file: File | null | undefined) => {
    if (!file) return;
    setIsTouched(true);
    take(file);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    // The pointer only moves to another part of the field.
    if (event.type === 'dragleave' && event.currentTarget.contains(event.relatedTarget as Node | null))
      return;
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') choose(event.dataTransfer.files[0]);
  };
  const leave = () => {
    remove();
    setIsTouched(true);
    // The pressed button has disappeared.
    input.current?.focus();
  };
  return (
    <Field id="contact-cv" label={copy.label} optional={copy.optional} hint={copy.keptFor}>
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is a shortcut for the field within, which does the same and has the name */}
          <div
            className={cx(boxStyle, edgeOf(step, isOver))}
            onDragOver={onDrag}
            onDragLeave={onDrag}
            onDrop={onDrag}
          >
            <CvFacing step={step} share={share ?? 0} isOver={isOver} />
            <div className={wordsStyle}>
              <p className={nameStyle}>
                {isOver ? copy.letGo : <bdi>{shortened(words.name)}</bdi>}
                {step === 'empty' && !isOver && <span className={restStyle}> {copy.orDrop}</span>}
              </p>
              <p id="contact-cv-state" className={step === 'refused' && !isOver ? reasonStyle : noteStyle}>
                {step === 'refused' && !isOver && <Icon of={CircleAlert} size={16} />}
                {isOver ? copy.one : words.note}
              </p>
              {(step === 'uploading' || step === 'checking') && <Progress share={share} name={words.said} />}
            </div>
            <div className={actionsStyle}>
              {state.step === 'refused' && state.again && (
                <button type="button" className={small} onClick={() => choose(state.again)}>
                  {copy.retry}
                </button>
              )}
              <label className={cx(small, chooseStyle)}>
                {chooseWords(step, copy)}
                <input
                  ref={input}
                  id={control.id}
                  type="file"
                  name="cv"
                  accept="application/pdf,.pdf"
                  aria-invalid={step === 'refused'}
                  aria-describedby={`contact-cv-state ${control['aria-describedby']}`}
                  className={css({ srOnly: true })}
                  onChange={({ currentTarget }) => {
                    choose(currentTarget.files?.[0]);
                    currentTarget.value = '';
                  }}
                />
              </label>
              {step !== 'empty' && (
                <button type="button" className={small} onClick={leave}>
                  {step === 'attached' || step === 'refused' ? copy.remove : copy.cancel}
                </button>
              )}
            </div>
          </div>
          <p role="status" className={css({ srOnly: true })}>
            {isTouched || step === 'refused' ? words.said : ''}
          </p>
        </>
      )}
    </Field>
  );
}

interface ProgressProps {
  /** From 0 to 1; `undefined` while unknown. */
  share: number | undefined;
  name: string;
}

/** A progress bar that starts in line with the text. */
function Progress({ share, name }: ProgressProps) {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <svg
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      width="100%"
      height={8}
      fill="currentColor"
      className={progressStyle}
    >
      <rect width={100} height={1} fillOpacity={0.2} />
      {percent !== undefined && <rect width={percent} height={1} />}
    </svg>
  );
}

/** Handles files dropped beside the field, which the browser would open instead of the page. */
function useDropsElsewhere() {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', ignore);
    addEventListener('drop', ignore);
    return () => {
      removeEventListener('dragover', ignore);
      removeEventListener('drop', ignore);
    };
  }, []);
}

function chooseWords(step: CvState['step'], copy: CvCopy): string {
  if (step === 'empty') return copy.choose;
  return step === 'refused' ? copy.another : copy.replace;
}

/** Returns the text of the field in a state, and its announcement for screen readers. */
function wordsOf(state: CvState, copy: CvCopy, language: Language): Record<'name' | 'note' | 'said', string> {
  const percent = numberFormat(localeOf(language), { style: 'percent' });
  const { said } = copy;
  switch (state.step) {
    case 'empty':
      return { name: copy.invite, note: copy.limit, said: said.none };
    case 'checking':
      return { name: state.file.name, note: copy.checking, said: said.checking(state.file.name) };
    case 'uploading': {
      const { name } = state.file;
      return { name, note: copy.uploading(percent.format(state.share)), said: said.uploading(name) };
    }
    case 'attached': {
      const { name, size } = state.cv;
      return { name, note: copy.attached(sizeIn(copy, size, language)), said: said.attached(name) };
    }
    case 'refused': {
      const { name, size, reason } = state;
      const sentence =
        reason === 'too-large' ? copy.refused[reason](sizeIn(copy, size, language)) : copy.refused[reason];
      return { name, note: sentence, said: sentence };
    }
  }
}

/** Returns a long file name without its middle. */
function shortened(name: string): string {
  const letters = [...name];
  return letters.length > 60 ? `${letters.slice(0, 40).join('')}…${letters.slice(-15).join('')}` : name;
}

function sizeIn(copy: CvCopy, bytes: number, language: Language): string {
  const number = (value: number, maximumFractionDigits: number) =>
    numberFormat(localeOf(language), { maximumFractionDigits }).format(value);
  return bytes < 1_000_000
    ? copy.kilobytes(number(Math.max(1, Math.round(bytes / 1000)), 0))
    : copy.megabytes(number(bytes / 1_000_000, 1));
}

const small = cx(button({ variant: 'outline', size: 's' }), css({ flexGrow: '1' }));
const boxStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '4',
  padding: '4',
  borderWidth: '1.5px',
  borderRadius: 'control',
});
const overStyle = css({ borderColor: 'brand.solid', background: 'brand.subtle' });
const refusedStyle = css({ borderColor: 'danger.solid', background: 'bg.canvas' });
const quietStyle = css({ borderColor: 'border.control', background: 'bg.canvas' });

function edgeOf(step: CvState['step'], isOver: boolean): string {
  if (isOver) return overStyle;
  return step === 'refused' ? refusedStyle : quietStyle;
}

const wordsStyle = css({ display: 'grid', gap: '1', flex: '[999 1 9rem]', minWidth: '0' });
const nameStyle = css({ textStyle: 'sm', fontWeight: 'strong', overflowWrap: 'anywhere' });
const restStyle = css({ fontWeight: 'normal' });
const noteStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const reasonStyle = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'sm',
  color: 'danger.fg',
  '& svg': { flexShrink: '0', height: 'line' },
});
const progressStyle = css({ color: 'brand.fg', transform: 'scaleX(var(--dir))' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', flexGrow: '1' });
const chooseStyle = css({
  position: 'relative',
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)' },
});
