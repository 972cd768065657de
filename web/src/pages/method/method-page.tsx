import './exhibit/exhibit.css';
import { agreementOf, exampleAnswers } from '#shared/plan/agreement.ts';
import { choiceOf, examplePlan } from '#shared/plan/plan.ts';
import { designEffect, sampling as planning, scope } from '#shared/plan/scope.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { GivenPoints } from '#web/components/layout/given-points.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Steps } from '#web/components/layout/steps.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent, useWhenSet } from '#web/features/content/use-content.ts';
import { useCertificates, useClients, useLeaders } from '#web/features/content/use-proofs.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '#web/pages/page-props.ts';
import { chosenProvinces, finding } from './exhibit/drawings.ts';
import {
  Agreement,
  Anchors,
  AnnexHead,
  Cases,
  CoverageTable,
  DrawnStores,
  ExampleTag,
  Own,
  Photos,
  RepeatedVisits,
  Rows,
} from './exhibit/method-exhibit.tsx';
import { type MethodFormat, methodFormat } from './exhibit/method-format.ts';

type Props = PageProps<typeof import('./copy.en.ts')>;

/**
 * The page about how audits are made and checked. Its numbered clauses are proposed for a client's contract; printed,
 * the page is an annex of it. The page has no script of its own; its statements about the company are edited and
 * confirmed.
 */
export default function MethodPage({ copy, texts }: Props) {
  const language = useLanguage();
  const format = methodFormat(language);
  const coverage = useWhenSet('method_coverage');
  const cases = [
    useWhenSet('method_case_1'),
    useWhenSet('method_case_2'),
    useWhenSet('method_case_3'),
  ].filter(Boolean);
  const { observed, pairs } = agreementOf(exampleAnswers);
  const { sampling, photos, agreement } = copy;
  const clause = numbering(format);
  return (
    <>
      <PageHero copy={copy.hero} picture={<Drawing {...finding()} className={heroStyle} />} />
      <AnnexHead copy={copy.annex} />
      <Anchors
        label={copy.sections}
        items={[
          ['sampling', sampling.name],
          ['photos', photos.name],
          ['back-checks', copy.backChecks.name],
          ['agreement', agreement.name],
          ['doubt', copy.doubt.name],
          ['security', copy.security.name],
          ['measures', copy.measures.name],
          ['respondents', copy.respondents.name],
          ['coverage', copy.coverage.name],
          ['cases', copy.cases.name],
        ]}
      />
      <PageSection
        id="sampling"
        title={clause(1, sampling.title)}
        lead={useContent(texts, 'method_draw')}
        layout="split"
      >
        <Own>
          <DrawnStores copy={copy} format={format} note={useContent(texts, 'method_replacement')} />
          <Rows items={sampling.rows} />
        </Own>
      </PageSection>
      <PageSection
        id="photos"
        title={clause(2, useContent(texts, 'method_photos_title'))}
        lead={useContent(texts, 'method_photo_rules')}
        ground="shelf"
      >
        <Own>
          <Photos copy={copy} format={format} />
        </Own>
      </PageSection>
      <BackChecks copy={copy} texts={texts} clause={clause} />
      <PageSection
        id="agreement"
        title={clause(4, agreement.title(format.number(pairs)))}
        lead={agreement.lead(format.percent(observed))}
        layout="split"
        ground="shelf"
      >
        <Own>
          <ExampleTag>{copy.example}</ExampleTag>
          <Agreement copy={copy} format={format} release={useContent(texts, 'method_agreement')} />
        </Own>
      </PageSection>
      <Doubt copy={copy} texts={texts} clause={clause} />
      <Security copy={copy} texts={texts} clause={clause} />
      <PageSection
        id="measures"
        title={clause(7, copy.measures.title)}
        lead={copy.measures.lead}
        layout="split"
      >
        <Own>
          <Rows items={[...copy.measures.rows, ...planned(copy, format)]} />
        </Own>
      </PageSection>
      <Respondents copy={copy} texts={texts} clause={clause} />
      {coverage && (
        <PageSection id="coverage" title={copy.coverage.title}>
          <Own>
            <CoverageTable copy={copy} stored={coverage} />
          </Own>
        </PageSection>
      )}
      <div className={onScreenStyle}>
        {!coverage && (
          <PageSection
            id="coverage"
            title={copy.planned.title}
            lead={copy.planned.text}
            action={
              <PageLink to="/plan-an-audit" className={button()}>
                {copy.planned.action}
              </PageLink>
            }
            layout="split"
          >
            <Drawing {...chosenProvinces()} className={mapStyle} />
          </PageSection>
        )}
        <PageSection
          id="cases"
          title={cases.length > 0 ? copy.cases.titleOfReal : copy.cases.title}
          {...(cases.length === 0 && { lead: copy.cases.lead })}
          ground="shelf"
        >
          <Own>
            <Cases copy={copy} stored={cases} />
          </Own>
        </PageSection>
        <GivenPoints title={copy.proofs.leaders} items={useLeaders()} />
        <GivenPoints title={copy.proofs.clients} items={useClients()} />
        <GivenPoints title={copy.proofs.certification} items={useCertificates()} />
        <CallToAction {...copy.closing} to="/sample-report" />
      </div>
    </>
  );
}

/** Returns a function that puts the number of a clause before its title. */
function numbering({ number }: MethodFormat) {
  return (at: number, title: string) => `${number(at)}. ${title}`;
}

interface ClauseProps extends Pick<Props, 'copy' | 'texts'> {
  clause: ReturnType<typeof numbering>;
}

function BackChecks({ copy, texts, clause }: ClauseProps) {
  const rows = [
    { name: copy.backChecks.all, text: useContent(texts, 'method_all_visits') },
    { name: copy.backChecks.tenth, text: useContent(texts, 'method_every_tenth') },
    { name: copy.backChecks.differ, text: useContent(texts, 'method_differences') },
  ];
  return (
    <PageSection
      id="back-checks"
      title={clause(3, useContent(texts, 'method_back_checks_title'))}
      lead={useContent(texts, 'method_back_checks')}
      layout="split"
    >
      <Own>
        <RepeatedVisits />
        <Rows items={rows} />
      </Own>
    </PageSection>
  );
}

function Doubt({ copy, texts, clause }: ClauseProps) {
  const { doubt } = copy;
  const steps = [
    doubt.ask,
    { title: doubt.photo, text: useContent(texts, 'method_second_reader') },
    { title: doubt.call, text: useContent(texts, 'method_call') },
    { title: doubt.back, text: useContent(texts, 'method_return') },
    doubt.out,
  ];
  return (
    <PageSection id="doubt" title={clause(5, doubt.title)}>
      <Steps items={steps} />
    </PageSection>
  );
}

interface OwnClauseProps {
  id: string;
  title: string;
  lead: string;
  rows: readonly { name: string; text: string }[];
}

/** A clause of which every row is the owner's text. */
function OwnClause({ id, title, lead, rows }: OwnClauseProps) {
  return (
    <PageSection id={id} title={title} lead={lead} layout="split" ground="shelf">
      <Own>
        <Rows items={rows} />
      </Own>
    </PageSection>
  );
}

function Security({ copy, texts, clause }: ClauseProps) {
  const { security } = copy;
  const rows = [
    { name: security.who, text: useContent(texts, 'method_security_who') },
    { name: security.way, text: useContent(texts, 'method_security_way') },
    { name: security.pictures, text: useContent(texts, 'method_security_pictures') },
    { name: security.kept, text: useContent(texts, 'method_security_kept') },
    { name: security.request, text: useContent(texts, 'method_security_request') },
  ];
  return <OwnClause id="security" title={clause(6, security.title)} lead={security.lead} rows={rows} />;
}

/**
 * Returns the definitions that name figures: the design effect by the planning values, and the change between waves by
 * the example plan.
 */
function planned({ effect, change }: Props['copy'], { number, percent }: MethodFormat) {
  const { perArea, similarity } = planning;
  const example = scope(choiceOf(examplePlan));
  const points = (share: number) => number(share * 100, 1);
  return [
    {
      name: effect.name,
      text: effect.text(number(perArea), number(similarity, 2), percent(designEffect() - 1)),
    },
    { name: change.name, text: change.text(points(example.margin), points(example.change)) },
  ];
}

function Respondents({ copy, texts, clause }: ClauseProps) {
  const { respondents } = copy;
  const rows = [
    { name: respondents.sample, text: useContent(texts, 'method_survey_sample') },
    { name: respondents.consent, text: useContent(texts, 'method_survey_consent') },
    { name: respondents.withdrawal, text: useContent(texts, 'method_survey_withdrawal') },
    { name: respondents.contacts, text: useContent(texts, 'method_survey_contacts') },
  ];
  return (
    <OwnClause id="respondents" title={clause(8, respondents.title)} lead={respondents.lead} rows={rows} />
  );
}

/** Mirrored with the language, since it contains no text. */
const heroStyle = css({
  width: 'full',
  height: 'auto',
  transform: 'scaleX(var(--dir))',
  '@media print': { display: 'none' },
});
/** Hides parts that are not contract clauses when the page is printed as an annex. */
const onScreenStyle = css({ '@media print': { display: 'none' } });
const mapStyle = css({ width: 'full', maxWidth: '[432px]', height: 'auto' });
