import { editedIn, image, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './below-the-fold.ar.ts';
import { texts as en } from './below-the-fold.en.ts';

export const belowTheFold = {
  ...shownOn(
    '/',
    { en, ar },
    {
      ...editedIn(
        { section: 'Section Titles' },
        {
          different_title: text('Title of “What makes us different”'),
        },
      ),
      ...editedIn(
        { section: 'What Makes Us Different' },
        {
          different1_title: text('First slide: title'),
          different1_description: longText('First slide: description'),
          different2_title: text('Second slide: title'),
          different2_description: longText('Second slide: description'),
          different3_title: text('Third slide: title'),
          different3_description: longText('Third slide: description'),
        },
      ),
      ...editedIn(
        { tab: 'Services', section: 'Services Section' },
        {
          services_title: text('Services: title'),
          services_description: longText('Services: description'),
        },
      ),
      ...editedIn(
        { section: 'Retail Auditing and Shelf Execution' },
        {
          service_retail_audit_title: text('Retail audit on the home page: title'),
          service_retail_audit_description: longText('Retail audit on the home page: description'),
        },
      ),
      ...editedIn(
        { section: 'Promotions and Activation Audits' },
        {
          service_promotions_title: text('Promotions on the home page: title'),
          service_promotions_description: longText('Promotions on the home page: description'),
        },
      ),
      ...editedIn(
        { section: 'Mystery Shopping and Customer Experience' },
        {
          service_mystery_shopping_title: text('Mystery shopping on the home page: title'),
          service_mystery_shopping_description: longText('Mystery shopping on the home page: description'),
        },
      ),
      ...editedIn(
        { section: 'Market Research/Data and Technology' },
        {
          service_market_research_title: text('Market research on the home page: title'),
          service_market_research_description: longText('Market research on the home page: description'),
        },
      ),
      ...editedIn(
        { section: 'Custom and Strategic Audits' },
        {
          service_custom_audits_title: text('Custom audits on the home page: title'),
          service_custom_audits_description: longText('Custom audits on the home page: description'),
        },
      ),
      ...editedIn(
        { section: 'Section Titles' },
        {
          ideal_for_title: text('Title of “Ideal for”'),
        },
      ),
      ...editedIn(
        { section: 'Purpose and Mission' },
        {
          purpose_title: text('Purpose: title'),
          purpose_description: longText('Purpose: description'),
        },
      ),
      ...editedIn(
        { section: 'Section Titles' },
        {
          team_title: text('Title of the team section'),
        },
      ),
      ...editedIn(
        { section: 'Explore Our Technology' },
        {
          technology_title: text('Technology: title'),
          technology_description: longText('Technology: description'),
          technology_feature1: text('First feature'),
          technology_feature2: text('Second feature'),
          technology_feature3: text('Third feature'),
        },
      ),
      ...editedIn(
        { section: 'Parent Brand' },
        {
          parent_title: text('Parent brand: title'),
          parent_description: longText('Parent brand: description'),
        },
      ),
      ...editedIn(
        { section: 'Contact Us Today' },
        {
          cta_title: text('Call to action: title'),
          cta_description: longText('Call to action: description'),
          cta_button: text('Call to action: button'),
        },
      ),
    },
  ),
  ...shownWhenSet('/', {
    ...editedIn(
      { tab: 'Images', section: 'Website Images and Assets' },
      {
        banner_image: image('Banner', 1200, 400),
      },
    ),
  }),
};
