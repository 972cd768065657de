import type { ContentKey } from './registry.ts';

/** A group of items in an editor, in the order in which they are edited. */
export interface ContentGroup {
  readonly name: string;
  readonly keys: readonly ContentKey[];
}

/** The sub-tabs of the dashboard's Website Content tab. */
export const dashboardTabs: readonly [ContentGroup, ...ContentGroup[]] = [
  { name: 'Homepage', keys: ['hero_title', 'hero_subtitle', 'hero_cta', 'company_tagline'] },
  { name: 'About Us', keys: ['about_title', 'about_description', 'mission_statement', 'vision_statement'] },
  {
    name: 'Services',
    keys: [
      'services_title',
      'services_description',
      'service1_title',
      'service1_description',
      'service2_title',
      'service2_description',
      'service3_title',
      'service3_description',
    ],
  },
  {
    name: 'Images',
    keys: ['hero_image', 'about_image', 'services_image', 'company_logo', 'team_image', 'banner_image'],
  },
  {
    name: 'Contact',
    keys: ['contact_title', 'contact_phone', 'contact_email', 'contact_address', 'business_hours'],
  },
  {
    name: 'Footer',
    keys: ['footer_about', 'footer_copyright', 'social_linkedin', 'social_facebook', 'social_twitter'],
  },
];

/** The sections of the simple editor. */
export const editorSections: readonly ContentGroup[] = [
  { name: 'Main Page Hero', keys: ['hero_title', 'hero_subtitle', 'hero_cta', 'company_tagline'] },
  { name: 'Section Titles', keys: ['different_title', 'ideal_for_title', 'team_title'] },
  {
    name: 'Services Section',
    keys: [
      'services_title',
      'services_description',
      'service1_title',
      'service1_description',
      'service2_title',
      'service2_description',
      'service3_title',
      'service3_description',
    ],
  },
  {
    name: 'Retail Auditing and Shelf Execution',
    keys: [
      'service_retail_audit_title',
      'service_retail_audit_description',
      'retail_audit_page_title',
      'retail_audit_page_description',
    ],
  },
  {
    name: 'Mystery Shopping and Customer Experience',
    keys: [
      'service_mystery_shopping_title',
      'service_mystery_shopping_description',
      'mystery_shopping_page_title',
      'mystery_shopping_page_description',
    ],
  },
  {
    name: 'Promotions and Activation Audits',
    keys: [
      'service_promotions_title',
      'service_promotions_description',
      'promotions_page_title',
      'promotions_page_description',
    ],
  },
  {
    name: 'Custom and Strategic Audits',
    keys: [
      'service_custom_audits_title',
      'service_custom_audits_description',
      'custom_audits_page_title',
      'custom_audits_page_description',
    ],
  },
  {
    name: 'Market Research/Data and Technology',
    keys: [
      'service_market_research_title',
      'service_market_research_description',
      'market_research_page_title',
      'market_research_page_description',
    ],
  },
  {
    name: 'Sales and Merchandising',
    keys: ['service_sales_merchandising_title', 'service_sales_merchandising_description'],
  },
  {
    name: 'Digital Commerce',
    keys: ['service_digital_commerce_title', 'service_digital_commerce_description'],
  },
  {
    name: 'Company Information',
    keys: [
      'company_name',
      'about_title',
      'about_description',
      'company_description',
      'team_satisfaction_label',
    ],
  },
  {
    name: 'News, Blog and Awards',
    keys: [
      'news_title',
      'blog_title',
      'awards_title',
      'awards_description',
      'awards_satisfaction_label',
      'awards_partnerships_label',
    ],
  },
  { name: 'Careers and ISO Certification', keys: ['careers_title', 'iso_title', 'iso_description'] },
  {
    name: 'Contact Information',
    keys: [
      'contact_title',
      'contact_description',
      'contact_phone',
      'contact_email',
      'contact_address',
      'business_hours',
    ],
  },
  {
    name: 'What Makes Us Different',
    keys: [
      'different1_title',
      'different1_description',
      'different2_title',
      'different2_description',
      'different3_title',
      'different3_description',
    ],
  },
  {
    name: 'Purpose and Mission',
    keys: ['purpose_title', 'purpose_description', 'mission_statement', 'vision_statement'],
  },
  {
    name: 'Meet Our Team',
    keys: ['leader1_name', 'leader1_position', 'leader2_name', 'leader2_position'],
  },
  { name: 'Join Our Team', keys: ['join_team_title', 'join_team_description', 'join_team_cta'] },
  {
    name: 'Explore Our Technology',
    keys: [
      'technology_title',
      'technology_description',
      'technology_feature1',
      'technology_feature2',
      'technology_feature3',
    ],
  },
  {
    name: 'Parent Brand',
    keys: [
      'parent_title',
      'parent_description',
      'parent_years_label',
      'parent_projects_label',
      'parent_retention_label',
    ],
  },
  {
    name: 'Our Clients',
    keys: ['client1_name', 'client1_testimonial', 'client2_name', 'client2_testimonial'],
  },
  { name: 'Contact Us Today', keys: ['cta_title', 'cta_description', 'cta_button'] },
  {
    name: 'Footer and Social Media',
    keys: ['footer_about', 'footer_copyright', 'social_linkedin', 'social_facebook', 'social_twitter'],
  },
  {
    name: 'Website Images and Assets',
    keys: [
      'company_logo',
      'hero_image',
      'office_image',
      'banner_image',
      'team_image',
      'retail_audit_image',
      'mystery_shopping_image',
    ],
  },
];
