import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import { languages } from '#shared/language.ts';

/** The texts of `shared/company/brand.ts` until it names a company. */
const placeholders = [
  'Retail Evidence',
  'شواهد التجزئة',
  'Data Company',
  'Data\u00A0Company',
  '000 000 0000',
  '@example.com',
  '/company/example',
];

/** Returns the keys of the texts in which visitors read a placeholder in place of the company's name or contact data. */
export function textsWithPlaceholders(
  items: readonly Pick<ContentItem, 'key' | 'value' | 'valueAr'>[],
): ContentKey[] {
  return Object.keys(content)
    .filter(isContentKey)
    .filter((key) =>
      languages.some((language) => {
        const item = items.find((one) => one.key === key);
        const text = resolveContent(item, language, content[key].fallback[language]);
        return placeholders.some((placeholder) => text.includes(placeholder));
      }),
    );
}
