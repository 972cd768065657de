import { editedIn, image, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './hero.ar.ts';
import { texts as en } from './hero.en.ts';

export const hero = {
  ...shownOn(
    '/',
    { en, ar },
    {
      ...editedIn(
        { tab: 'Homepage', section: 'Main Page Hero' },
        {
          hero_title: text('Headline'),
          hero_subtitle: longText('Text below the headline'),
          hero_cta: text('Button'),
          hero_trade: text('What the company does, above the headline'),
          company_tagline: text('Tagline'),
        },
      ),
    },
  ),
  ...shownWhenSet('/', {
    ...editedIn(
      { tab: 'Images', section: 'Website Images and Assets' },
      {
        hero_image: image('Hero background', 1920, 1080),
      },
    ),
  }),
};
