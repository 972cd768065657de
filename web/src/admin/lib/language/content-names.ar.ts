import { labels } from '#shared/content/labels.ar.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type * as english from './content-names.en.ts';

const places: Readonly<Record<english.PlaceName, string>> = {
  Homepage: 'الصفحة الرئيسية',
  'About Us': 'من نحن',
  Services: 'الخدمات',
  Images: 'الصور',
  Contact: 'التواصل',
  Footer: 'أسفل الصفحة',
  Lists: 'القوائم',
  'Main Page Hero': 'أعلى الصفحة الرئيسية',
  'Section Titles': 'عناوين الأقسام',
  'Services Section': 'قسم الخدمات',
  'Retail Auditing and Shelf Execution': 'تدقيق التجزئة وتنفيذ الرفوف',
  'Mystery Shopping and Customer Experience': 'التسوّق الخفي وتجربة العميل',
  'Promotions and Activation Audits': 'تدقيق العروض والتفعيل',
  'Custom and Strategic Audits': 'التدقيق المخصّص والاستراتيجي',
  'Market Research/Data and Technology': 'أبحاث السوق والبيانات والتقنية',
  'Sales and Merchandising': 'المبيعات وترتيب الرفوف',
  'Digital Commerce': 'التجارة الرقمية',
  'Company Information': 'معلومات الشركة',
  'News, Blog and Awards': 'الأخبار والمدوّنة والجوائز',
  'Careers and ISO Certification': 'الوظائف وشهادة الآيزو',
  'Contact Information': 'معلومات التواصل',
  'What Makes Us Different': 'ما يميّزنا',
  'Purpose and Mission': 'الغاية والرسالة',
  'Meet Our Team': 'فريقنا',
  'Join Our Team': 'انضم إلى فريقنا',
  'Explore Our Technology': 'تقنيتنا',
  'Parent Brand': 'الشركة الأم',
  'Our Clients': 'عملاؤنا',
  'Contact Us Today': 'تواصل معنا اليوم',
  'Footer and Social Media': 'أسفل الصفحة ووسائل التواصل',
  'Website Images and Assets': 'صور الموقع',
};

export const labelOf: typeof english.labelOf = (key: ContentKey) => labels[key];

export const placeName: typeof english.placeName = (name) =>
  (places as Readonly<Partial<Record<string, string>>>)[name] ?? name;
