import picture from '../../assets/service-mystery.svg';
import { BoxedCard, BoxedCardGrid } from '../../components/boxed-card.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { HeroArt } from '../../components/hero-art.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Steps } from '../../components/steps.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { usePicture } from '../../features/content/use-picture.ts';
import type { MysteryShoppingCopy } from './copy.en.ts';
import { Industries } from './industries.section.tsx';

export default function MysteryShoppingPage({ copy }: { copy: MysteryShoppingCopy }) {
  const hero = {
    trail: copy.trail,
    title: useContent('mystery_shopping_page_title'),
    lead: useContent('mystery_shopping_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[{ label: copy.expert, to: '/contact' }]}
        picture={
          <HeroArt picture={picture} width={400} height={262} photo={usePicture('mystery_shopping_image')} />
        }
      />
      <PageSection title={copy.services.title} ground="shelf">
        <BoxedCardGrid>
          {copy.services.items.map(({ title, text, items }) => (
            <BoxedCard key={title} title={title} text={text}>
              <CheckList items={items} />
            </BoxedCard>
          ))}
        </BoxedCardGrid>
      </PageSection>
      <Industries copy={copy.industries} />
      <PageSection title={copy.process.title} ground="shelf">
        <Steps items={copy.process.steps} />
      </PageSection>
      <ClosingBand {...copy.closing} />
    </>
  );
}
