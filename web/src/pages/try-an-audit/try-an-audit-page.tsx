import './exhibit/exhibit.css';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dayOf } from '#shared/site-time.ts';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { unscriptedStyle } from '#web/components/feedback/scripting.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '#web/pages/page-props.ts';
import { Start } from './exhibit/start.tsx';

const copyIn = (language: string) =>
  language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts');
const lesson = lazyExhibit(
  'try-an-audit',
  async (language) => {
    const [{ Lesson }, { copy }] = await Promise.all([import('./exhibit/lesson.tsx'), copyIn(language)]);
    return <Lesson copy={copy} />;
  },
  { still: true },
);
const answer = lazyExhibit(
  'try-an-audit',
  async (language) => {
    const [{ Answer }, { copy }] = await Promise.all([import('./exhibit/answer.tsx'), copyIn(language)]);
    return <Answer copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([lesson.ready, answer.ready]);

/** The number of found mistakes, at the end of a shared URL. */
const sharedResult = /\/(\d)-of-7$/;

/** A shelf with seven mistakes to find in thirty seconds: first the explanation, and after the start the shelf. */
export default function TryAnAuditPage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
  const language = useLanguage();
  const { pathname, hash } = useLocation();
  const [game, setGame] = useState<ReactElement>();
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const [clocked, setClocked] = useState(true);
  const [, found] = sharedResult.exec(pathname) ?? [];
  const start = async () => {
    setState('starting');
    try {
      const [{ Game }, { auditOfHash, seedOf }, own] = await Promise.all([
        import('./exhibit/game.tsx'),
        import('./exhibit/puzzle.ts'),
        copyIn(language),
      ]);
      const sent = auditOfHash(hash);
      const seed = sent?.seed ?? seedOf(dayOf(new Date()));
      const challenge = sent && found !== undefined ? Number(found) : undefined;
      setGame(<Game copy={own.copy} seed={seed} clocked={clocked} challenge={challenge} />);
    } catch {
      setState('failed');
    }
  };
  if (game) return <div data-exhibit="try-an-audit">{game}</div>;
  return (
    <>
      <div data-exhibit="try-an-audit">
        <Start
          copy={copy}
          found={found === undefined ? undefined : Number(found)}
          state={state}
          clocked={clocked}
          onClocked={setClocked}
          onStart={() => void start()}
          lesson={<Exhibit of={lesson} />}
        />
      </div>
      <div className={unscriptedStyle}>
        <Exhibit of={answer} />
      </div>
    </>
  );
}
