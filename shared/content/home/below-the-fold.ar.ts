import { brand } from '#shared/company/brand.ts';
import { figures, formatFigure } from '#shared/company/figures.ts';
import type { texts as english } from './below-the-fold.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  different_title: 'ما الذي يميّزنا',
  different1_title: 'على مقاس العلامات العالمية',
  different1_description:
    'نقيس متاجر العراق بمعيارك العالمي، ونقدّم النتائج بالصيغة التي تعتمدها أسواقك الأخرى.',
  different2_title: 'تغطية من دهوك إلى البصرة',
  different2_description:
    'منهج واحد في المحافظات الثماني عشرة كلها، من هايبرماركتات أربيل إلى دكاكين الأحياء في ميسان.',
  different3_title: 'تقنية ذكية وخبرة محلية',
  different3_description: 'يتحقّق التطبيق من كل إجابة في مكانها، ويرى المدقّق ابن المنطقة ما لا يراه التطبيق.',
  services_title: 'خمس طرق لقراءة الرف',
  services_description: 'اختر واحدة، أو اجمعها لتكتمل الصورة.',
  service_retail_audit_title: 'تدقيق التجزئة والتنفيذ على الرف',
  service_retail_audit_description: 'التوفّر وحصة الرف والسعر ومخطّط الرفوف، نعدّها واجهةً واجهة.',
  service_promotions_title: 'تدقيق العروض والتفعيل',
  service_promotions_description: 'هل نُصب الستاند وامتلأ بالبضاعة وحضر الكادر في اليوم الذي دفعت ثمنه؟',
  service_mystery_shopping_title: 'التسوّق الخفي وتجربة العميل',
  service_mystery_shopping_description: 'متسوّقون خفيون مدرَّبون ينقلون الزيارة كما يعيشها زبونك فعلًا.',
  service_market_research_title: 'أبحاث السوق والرؤى',
  service_market_research_description: `استبيانات ومقابلات ولوحات بيانات شهرية، أجاب فيها أكثر من ${formatFigure({ value: figures.respondents.value }, 'ar')} مستجيب في المجموع.`,
  service_custom_audits_title: 'التدقيق المخصّص والاستراتيجي',
  service_custom_audits_description:
    'إطلاق منتج أو أزمة أو موسم رمضان أو حصر متاجر: نبني التدقيق على سؤالك أنت.',
  ideal_for_title: 'لمن هذه الخدمات',
  purpose_title: 'لماذا نعدّ كل شيء',
  purpose_description: 'القرار يُبنى على ما يُرى، ونحن نُريك السوق كما هو.',
  team_title: 'من يقفون بين الرفوف',
  technology_title: 'نظام تدقيق طوّرناه بأنفسنا',
  technology_description: 'يعمل هاتف المدقّق بلا شبكة، وتُحدَّث لوحة بياناتك مع كل زيارة تكتمل مراجعتها.',
  technology_feature1: 'بيانات كل متجر فور مراجعتها',
  technology_feature2: 'الإجابة المشكوك فيها تُوقَف عند الرف',
  technology_feature3: 'آمن ويتسع كلما زادت متاجرك',
  parent_title: 'الشركة التي ننتمي إليها',
  parent_description: `«${brand.name.ar}» علامة تابعة لـ ${brand.parent.ar}، التي تخدم عملاء في ${formatFigure(figures.parentClientCountries, 'ar')} دولة.`,
  cta_title: 'قل لنا أي رف تريد أن تراه.',
  cta_description: 'يصلك الرد أولًا، ثم نطاق العمل وسعر تقريبي، ثم نحدّد معك أول يوم ميداني.',
  cta_button: 'تواصل معنا',
};
