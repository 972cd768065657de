import { describe, expect, test } from 'vitest';
import type { ContentDefinition } from './definition.ts';
import { type ContentGroup, dashboardTabs, editorSections } from './layout.ts';
import { type ContentKey, content, isContentKey } from './registry.ts';
import { contentMaxLength, contentValue } from './value.ts';

const items = Object.entries(content) as [ContentKey, ContentDefinition][];
const keysOf = (groups: readonly ContentGroup[]) => groups.flatMap(({ keys }) => keys);

test('the public keys can be edited', () => {
  const services = ['retail_audit', 'promotions', 'mystery_shopping', 'custom_audits', 'market_research'];
  const expected = [
    ...['hero_title', 'hero_subtitle', 'hero_cta', 'different_title'],
    ...services.flatMap((service) => [`service_${service}_title`, `service_${service}_description`]),
  ];
  expect(Object.keys(content)).toEqual(expect.arrayContaining(expected));
});

test.each(items)('%s is edited in some tab, and once in each editor', (key) => {
  const inDashboard = keysOf(dashboardTabs).filter((other) => other === key).length;
  const inEditor = keysOf(editorSections).filter((other) => other === key).length;
  expect(inDashboard + inEditor).toBeGreaterThan(0);
  expect(Math.max(inDashboard, inEditor)).toBe(1);
});

describe('the dashboard', () => {
  test.each([
    ['Homepage', 'hero_title hero_subtitle+ hero_cta company_tagline'],
    ['About Us', 'about_title about_description+ mission_statement+ vision_statement+'],
    [
      'Services',
      'services_title services_description+ service1_title service1_description service2_title service2_description service3_title service3_description',
    ],
    ['Images', 'hero_image about_image services_image company_logo team_image banner_image'],
    ['Contact', 'contact_title contact_phone contact_email contact_address+ business_hours+'],
    ['Footer', 'footer_about+ footer_copyright social_linkedin social_facebook social_twitter'],
  ])('the tab %s has the sub-tabs %s in this order, with long ones marked', (name, expected) => {
    const tab = dashboardTabs.find((one) => one.name === name);
    const keys = tab?.keys.map((key) => `${key}${content[key].kind === 'long-text' ? '+' : ''}`);
    expect(keys?.filter((key) => expected.includes(key)).join(' ')).toBe(expected);
  });

  test('has one more sub-tab, for lists', () =>
    expect(dashboardTabs.slice(6).map(({ name }) => name)).toEqual(['Lists']));
});

describe('the simple editor', () => {
  test('has its sections in order', () => {
    const expected = [
      'Main Page Hero',
      'Section Titles',
      'Services Section',
      'Retail Auditing and Shelf Execution',
      'Mystery Shopping and Customer Experience',
      'Promotions and Activation Audits',
      'Custom and Strategic Audits',
      'Market Research/Data and Technology',
      'Sales and Merchandising',
      'Digital Commerce',
      'Company Information',
      'News, Blog and Awards',
      'Careers and ISO Certification',
      'Contact Information',
      'What Makes Us Different',
      'Purpose and Mission',
      'Meet Our Team',
      'Join Our Team',
      'Explore Our Technology',
      'Parent Brand',
      'Our Clients',
      'Contact Us Today',
      'Footer and Social Media',
      'Website Images and Assets',
    ];
    const names = editorSections.map(({ name }) => name);
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
  });

  test.each([...dashboardTabs, ...editorSections])('$name is not empty', ({ keys }) =>
    expect(keys).not.toEqual([]),
  );

  test('contains every text of the dashboard too', () => {
    const texts = keysOf(dashboardTabs).filter((key) => content[key].kind !== 'image');
    expect(keysOf(editorSections)).toEqual(expect.arrayContaining(texts));
  });

  test('recommends a size for each picture', () => {
    const images = editorSections.find(({ name }) => name === 'Website Images and Assets');
    const sizes = images?.keys.map((key) => {
      const { size } = content[key];
      return `${key} ${size?.width}x${size?.height}`;
    });
    const expected = [
      'company_logo 200x80',
      'hero_image 1920x1080',
      'office_image 800x600',
      'banner_image 1200x400',
      'team_image 800x600',
      'retail_audit_image 600x400',
      'mystery_shopping_image 600x400',
    ];
    expect(sizes?.filter((size) => expected.includes(size))).toEqual(expected);
  });
});

describe.each(items)('%s', (_key, { kind, label, path, fallback, size }) => {
  test('has a label and its places', () => {
    expect(label).toMatch(/^\S.*\S$/);
    expect(path).toMatch(/^\/([a-z-]+)?$/);
    expect(size !== undefined).toBe(kind === 'image');
  });

  test('has a fallback in both languages or in none, which could be saved unchanged', () => {
    expect(fallback.en === '').toBe(fallback.ar === '');
    for (const text of [fallback.en, fallback.ar]) {
      expect(text.length).toBeLessThanOrEqual(contentMaxLength[kind]);
      expect(contentValue(kind).safeParse(text).data).toBe(text);
    }
    if (kind === 'image') expect(fallback).toEqual({ en: '', ar: '' });
  });
});

test.each(['', 'hero', 'toString', '__proto__', 'constructor', 'HERO_TITLE', 'hero_title '])(
  '%j is not a content key',
  (key) => expect(isContentKey(key)).toBe(false),
);
