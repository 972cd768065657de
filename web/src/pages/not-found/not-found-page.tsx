import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { directionOf, type Language, languages, localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '#web/pages/page-props.ts';
import type { NotFoundCopy } from './copy.en.ts';
import { MissingFacing } from './missing-facing.section.tsx';

/** The not-found page in both languages, the reader's first. */
export default function NotFoundPage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
  const own = useLanguage();
  return (
    <>
      <MissingFacing />
      <div className={cx(container(), columnsStyle)}>
        <Explanation language={own} copy={copy[own]} Heading="h1" />
        {languages
          .filter((other) => other !== own)
          .map((other) => (
            <Explanation key={other} language={other} copy={copy[other]} Heading="h2" />
          ))}
      </div>
    </>
  );
}

interface ExplanationProps {
  language: Language;
  copy: NotFoundCopy['en'];
  Heading: 'h1' | 'h2';
}

function Explanation({ language, copy, Heading }: ExplanationProps) {
  const navigate = useNavigate();
  // In a new tab there is nothing to go back to.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(localizedPath('/', language)));
  return (
    <section lang={language} dir={directionOf(language)}>
      <Heading className={css({ textStyle: 'h2' })}>{copy.title}</Heading>
      <p className={textStyle}>{copy.text}</p>
      <p className={actionsStyle}>
        <PageLink to="/" language={language} className={button()}>
          {copy.home}
        </PageLink>
        <button type="button" className={button({ variant: 'outline' })} onClick={goBack}>
          <Icon of={ArrowLeft} className={css({ transform: 'scaleX(var(--dir))' })} />
          {copy.back}
        </button>
      </p>
    </section>
  );
}

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: '12',
  paddingBlock: { base: '12', lg: '18' },
});
const textStyle = css({ marginTop: '3', textStyle: 'lead', color: 'fg.muted' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
