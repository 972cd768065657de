import { email, image, link, longText, phone, shownOn, shownWhenSet, text } from './definition.ts';
import { texts as activationAr } from './fallbacks/activation.ar.ts';
import { texts as activationEn } from './fallbacks/activation.en.ts';
import { texts as awardsAr } from './fallbacks/awards.ar.ts';
import { texts as awardsEn } from './fallbacks/awards.en.ts';
import { texts as contactAr } from './fallbacks/contact.ar.ts';
import { texts as contactEn } from './fallbacks/contact.en.ts';
import { texts as customAuditsAr } from './fallbacks/custom-audits.ar.ts';
import { texts as customAuditsEn } from './fallbacks/custom-audits.en.ts';
import { texts as digitalCommerceAr } from './fallbacks/digital-commerce.ar.ts';
import { texts as digitalCommerceEn } from './fallbacks/digital-commerce.en.ts';
import { texts as homeAr } from './fallbacks/home.ar.ts';
import { texts as homeEn } from './fallbacks/home.en.ts';
import { texts as homeSectionsAr } from './fallbacks/home-sections.ar.ts';
import { texts as homeSectionsEn } from './fallbacks/home-sections.en.ts';
import { texts as marketResearchAr } from './fallbacks/market-research.ar.ts';
import { texts as marketResearchEn } from './fallbacks/market-research.en.ts';
import { texts as mysteryShoppingAr } from './fallbacks/mystery-shopping.ar.ts';
import { texts as mysteryShoppingEn } from './fallbacks/mystery-shopping.en.ts';
import { texts as ourPeopleAr } from './fallbacks/our-people.ar.ts';
import { texts as ourPeopleEn } from './fallbacks/our-people.en.ts';
import { texts as retailAuditAr } from './fallbacks/retail-audit.ar.ts';
import { texts as retailAuditEn } from './fallbacks/retail-audit.en.ts';
import { texts as shellAr } from './fallbacks/shell.ar.ts';
import { texts as shellEn } from './fallbacks/shell.en.ts';
import { texts as whatWeDoAr } from './fallbacks/what-we-do.ar.ts';
import { texts as whatWeDoEn } from './fallbacks/what-we-do.en.ts';

/**
 * Every item of editable content by its key, with the page where it shows. Where each is edited is in
 * `content/layout.ts`. For the server, the admin area and tests: a visitor's page loads only the fallbacks it shows, of
 * its own language, from `content/fallbacks/`.
 */
export const content = {
  ...shownOn(
    '/',
    { en: homeEn, ar: homeAr },
    {
      hero_title: text('Headline'),
      hero_subtitle: longText('Text below the headline'),
      hero_cta: text('Button'),
      company_tagline: text('Tagline'),
    },
  ),
  ...shownOn(
    '/',
    { en: homeSectionsEn, ar: homeSectionsAr },
    {
      different_title: text('Title of “What makes us different”'),
      different1_title: text('First slide: title'),
      different1_description: longText('First slide: description'),
      different2_title: text('Second slide: title'),
      different2_description: longText('Second slide: description'),
      different3_title: text('Third slide: title'),
      different3_description: longText('Third slide: description'),
      services_title: text('Services: title'),
      services_description: longText('Services: description'),
      service_retail_audit_title: text('Retail audit on the home page: title'),
      service_retail_audit_description: longText('Retail audit on the home page: description'),
      service_promotions_title: text('Promotions on the home page: title'),
      service_promotions_description: longText('Promotions on the home page: description'),
      service_mystery_shopping_title: text('Mystery shopping on the home page: title'),
      service_mystery_shopping_description: longText('Mystery shopping on the home page: description'),
      service_market_research_title: text('Market research on the home page: title'),
      service_market_research_description: longText('Market research on the home page: description'),
      service_custom_audits_title: text('Custom audits on the home page: title'),
      service_custom_audits_description: longText('Custom audits on the home page: description'),
      ideal_for_title: text('Title of “Ideal for”'),
      purpose_title: text('Purpose: title'),
      purpose_description: longText('Purpose: description'),
      team_title: text('Title of the team section'),
      team_satisfaction_label: text('What the client satisfaction figure measures'),
      technology_title: text('Technology: title'),
      technology_description: longText('Technology: description'),
      technology_feature1: text('First feature'),
      technology_feature2: text('Second feature'),
      technology_feature3: text('Third feature'),
      parent_title: text('Parent brand: title'),
      parent_description: longText('Parent brand: description'),
      parent_years_label: text('Parent brand: what its years count'),
      parent_projects_label: text('Parent brand: what its projects count'),
      parent_retention_label: text('Parent brand: what its retention figure measures'),
      cta_title: text('Call to action: title'),
      cta_description: longText('Call to action: description'),
      cta_button: text('Call to action: button'),
    },
  ),
  ...shownOn(
    '/',
    { en: shellEn, ar: shellAr },
    {
      company_name: text('Company name'),
      footer_about: longText('About the company'),
      footer_copyright: text('Copyright line'),
      social_linkedin: link('LinkedIn address'),
      news_title: text('News: name of the page'),
      blog_title: text('Blog: name of the page'),
      careers_title: text('Careers: name of the page'),
    },
  ),
  ...shownOn(
    '/what-we-do',
    { en: whatWeDoEn, ar: whatWeDoAr },
    {
      about_title: text('About: title'),
      about_description: longText('About: description'),
      mission_statement: longText('Mission statement'),
      vision_statement: longText('Vision statement'),
      company_description: longText('About the company and its parent'),
      service1_title: text('First service: title'),
      service1_description: text('First service: description'),
      service2_title: text('Second service: title'),
      service2_description: text('Second service: description'),
      service3_title: text('Third service: title'),
      service3_description: text('Third service: description'),
    },
  ),
  ...shownOn(
    '/retail-auditing-iraq',
    { en: retailAuditEn, ar: retailAuditAr },
    {
      retail_audit_page_title: text('Retail audit page: title'),
      retail_audit_page_description: longText('Retail audit page: description'),
      service_sales_merchandising_title: text('Sales and merchandising: title'),
      service_sales_merchandising_description: longText('Sales and merchandising: description'),
    },
  ),
  ...shownOn(
    '/mystery-shopping-iraq',
    { en: mysteryShoppingEn, ar: mysteryShoppingAr },
    {
      mystery_shopping_page_title: text('Mystery shopping page: title'),
      mystery_shopping_page_description: longText('Mystery shopping page: description'),
    },
  ),
  ...shownOn(
    '/activation-experience',
    { en: activationEn, ar: activationAr },
    {
      promotions_page_title: text('Promotions page: title'),
      promotions_page_description: longText('Promotions page: description'),
    },
  ),
  ...shownOn(
    '/custom-strategic-audits',
    { en: customAuditsEn, ar: customAuditsAr },
    {
      custom_audits_page_title: text('Custom audits page: title'),
      custom_audits_page_description: longText('Custom audits page: description'),
    },
  ),
  ...shownOn(
    '/data-technology',
    { en: marketResearchEn, ar: marketResearchAr },
    {
      market_research_page_title: text('Market research page: title'),
      market_research_page_description: longText('Market research page: description'),
    },
  ),
  ...shownOn(
    '/digital-commerce',
    { en: digitalCommerceEn, ar: digitalCommerceAr },
    {
      service_digital_commerce_title: text('Digital commerce: title'),
      service_digital_commerce_description: longText('Digital commerce: description'),
    },
  ),
  ...shownOn(
    '/our-people',
    { en: ourPeopleEn, ar: ourPeopleAr },
    {
      join_team_title: text('Join our team: title'),
      join_team_description: longText('Join our team: description'),
      join_team_cta: text('Join our team: button'),
    },
  ),
  ...shownOn(
    '/awards',
    { en: awardsEn, ar: awardsAr },
    {
      awards_title: text('Awards: title'),
      awards_description: longText('Awards: description'),
      awards_satisfaction_label: text('Awards: what the satisfaction figure measures'),
      awards_partnerships_label: text('Awards: what the years of partnership count'),
    },
  ),
  ...shownOn(
    '/contact',
    { en: contactEn, ar: contactAr },
    {
      contact_title: text('Contact: title'),
      contact_description: longText('Contact: description'),
      contact_phone: phone('Phone number'),
      contact_email: email('Email address'),
      contact_address: longText('Address'),
    },
  ),
  ...shownWhenSet('/', {
    social_facebook: link('Facebook address (optional)'),
    social_twitter: link('Twitter address (optional)'),
    hero_image: image('Hero background', 1920, 1080),
    company_logo: image('Logo', 200, 80),
    banner_image: image('Banner', 1200, 400),
  }),
  ...shownWhenSet('/what-we-do', {
    about_image: image('About picture', 800, 600),
    services_image: image('Services picture', 1200, 400),
  }),
  ...shownWhenSet('/retail-auditing-iraq', { retail_audit_image: image('Retail audit picture', 600, 400) }),
  ...shownWhenSet('/mystery-shopping-iraq', {
    mystery_shopping_image: image('Mystery shopping picture', 600, 400),
  }),
  ...shownWhenSet('/our-people', {
    leader1_name: text('First leader: name'),
    leader1_position: text('First leader: position'),
    leader2_name: text('Second leader: name'),
    leader2_position: text('Second leader: position'),
    team_image: image('Team picture', 800, 600),
  }),
  ...shownWhenSet('/awards', {
    iso_title: text('ISO certification: title'),
    iso_description: longText('ISO certification: description'),
    client1_name: text('First client: name'),
    client1_testimonial: longText('First client: testimonial'),
    client2_name: text('Second client: name'),
    client2_testimonial: longText('Second client: testimonial'),
  }),
  ...shownWhenSet('/contact', {
    business_hours: longText('Business hours'),
    office_image: image('Office picture', 800, 600),
  }),
};
export type ContentKey = keyof typeof content;

export function isContentKey(key: string): key is ContentKey {
  return Object.hasOwn(content, key);
}
