import { describe, expect, test } from 'vitest';
import { content } from '../content/registry.ts';
import { brand } from './brand.ts';
import { builtInCompany, companyKeys, companyOf, copyWithCompanyData, withCompanyData } from './company.ts';

const stored = new Map([
  ['company_name', { value: 'Shelf & Co $&', valueAr: 'رف وشركاه' }],
  ['contact_address', { value: 'Erbil', valueAr: '' }],
  ['contact_phone', { value: '+964 1', valueAr: '' }],
  ['contact_email', { value: 'new@example.org', valueAr: '' }],
  ['social_facebook', { value: 'https://facebook.example/shelf', valueAr: '' }],
]);
const company = companyOf(stored);

test('while nothing is stored, the company has the fallbacks of the registry', () => {
  for (const key of companyKeys) {
    const { fallback } = content[key];
    const said = JSON.stringify(builtInCompany);
    for (const text of Object.values(fallback)) expect(said).toContain(JSON.stringify(text).slice(1, -1));
  }
});

test('stored values replace the fallbacks', () => {
  expect(company).toEqual({
    name: { en: 'Shelf & Co $&', ar: 'رف وشركاه' },
    address: { en: 'Erbil', ar: 'Erbil' },
    phone: { en: '+964 1', ar: '+964 1' },
    email: { en: 'new@example.org', ar: 'new@example.org' },
    social: [brand.social[0].url, 'https://facebook.example/shelf'],
  });
});

describe('a fixed text', () => {
  test('gets the company’s present name and contacts everywhere', () => {
    const { name, address, phone, email } = brand;
    expect(withCompanyData(company, `${name.en}, ${address.en}: ${phone}, ${email}, ${name.en}`, 'en')).toBe(
      'Shelf & Co $&, Erbil: +964 1, new@example.org, Shelf & Co $&',
    );
    expect(withCompanyData(company, `«${name.ar}» ${name.en}`, 'ar')).toBe('«رف وشركاه» Shelf & Co $&');
  });

  test('gets the name also if its spaces are no-break spaces', () => {
    expect(withCompanyData(company, brand.name.ar.replaceAll(' ', '\u00A0'), 'ar')).toBe('رف وشركاه');
  });

  test('gets the value of its own language where both built-in ones are the same', () => {
    const two = companyOf(new Map([['contact_phone', { value: '+964 1', valueAr: '+964 2' }]]));
    expect(withCompanyData(two, brand.phone, 'en')).toBe('+964 1');
    expect(withCompanyData(two, brand.phone, 'ar')).toBe('+964 2');
  });

  test('is not replaced again inside a replaced value', () => {
    const circular = companyOf(new Map([['company_name', { value: brand.email, valueAr: '' }]]));
    expect(withCompanyData(circular, brand.name.en, 'en')).toBe(brand.email);
  });

  test('is the same object while nothing is stored', () => {
    const copy = { title: brand.name.en };
    expect(copyWithCompanyData(builtInCompany, copy, 'en')).toBe(copy);
  });
});

test('replaces names in nested texts of a copy', () => {
  const say = () => brand.name.en;
  const copy = { a: [`of ${brand.name.en}`, { b: brand.email }], count: 1, none: null, say };
  expect(copyWithCompanyData(company, copy, 'en')).toEqual({
    a: ['of Shelf & Co $&', { b: 'new@example.org' }],
    count: 1,
    none: null,
    say,
  });
});
