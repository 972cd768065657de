import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { directionOf, type Language, languages } from '../../../../shared/language.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { button, container } from '../../../styled-system/recipes/index.js';
import { PageLink } from '../../components/page-link.tsx';
import type { NotFoundCopy } from './copy.en.ts';
import { MissingFacing } from './missing-facing.section.tsx';

export default function NotFoundPage({ copy }: { copy: NotFoundCopy }) {
  return (
    <>
      <MissingFacing />
      <div className={cx(container(), columnsStyle)}>
        {languages.map((language) => (
          <Explanation key={language} language={language} copy={copy[language]} />
        ))}
      </div>
    </>
  );
}

function Explanation({ language, copy }: { language: Language; copy: NotFoundCopy['en'] }) {
  const navigate = useNavigate();
  const Heading = language === 'en' ? 'h1' : 'h2';
  return (
    <section lang={language} dir={directionOf(language)}>
      <Heading className={css({ textStyle: 'h2' })}>{copy.title}</Heading>
      <p className={css({ marginTop: '3', textStyle: 'lead', color: 'fg.muted' })}>{copy.text}</p>
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' })}>
        <PageLink to="/" language={language} className={button()}>
          {copy.home}
        </PageLink>
        <button type="button" className={button({ variant: 'outline' })} onClick={() => navigate(-1)}>
          <ArrowLeft
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className={css({ _rtl: { transform: 'scaleX(-1)' } })}
          />
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
  direction: 'ltr',
  paddingBlock: { base: '12', lg: '18' },
});
