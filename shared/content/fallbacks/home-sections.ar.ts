import { brand } from '../../brand.ts';
import { figures, formatFigure } from '../../figures.ts';
import type { texts as english } from './home-sections.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  different_title: 'ما الذي يميّزنا',
  different1_title: 'مصمم للعلامات التجارية العالمية',
  different1_description:
    'معيارك العالمي نقيسه في متاجر العراق، ونرفع نتائجه بالصيغة التي تعتمدها أسواقك الأخرى.',
  different2_title: 'تغطية على مستوى البلد',
  different2_description:
    'منهج واحد في المحافظات الثماني عشرة كلّها، من هايبرماركت أربيل إلى بقالة الحيّ في ميسان.',
  different3_title: 'تقنية ذكية وخبرة محلية',
  different3_description: 'يتحقّق التطبيق من كلّ إجابة في مكانها، ويرى المدقّق ابن المنطقة ما لا يراه التطبيق.',
  services_title: 'خمس طرق لقراءة الرف',
  services_description: 'اختر واحدة، أو اجمعها لتكتمل الصورة.',
  service_retail_audit_title: 'تدقيق التجزئة والتنفيذ على الرف',
  service_retail_audit_description: 'التوفّر وحصّة الرف والسعر ومخطّط الرفوف، نعدّها واجهةً واجهة.',
  service_promotions_title: 'تدقيق العروض والتفعيل',
  service_promotions_description: 'هل نُصبت المنصّة وجُهّزت بالبضاعة والكادر في اليوم الذي دفعت ثمنه؟',
  service_mystery_shopping_title: 'التسوّق الخفي وتجربة العميل',
  service_mystery_shopping_description: 'متسوّقون خفيّون مدرَّبون ينقلون الزيارة كما يعيشها زبونك فعلًا.',
  service_market_research_title: 'أبحاث السوق والرؤى',
  service_market_research_description: `استبيانات ومقابلات ولوحات شهرية، شملت حتى اليوم أكثر من ${formatFigure({ value: figures.respondents.value }, 'ar')} مستجيب.`,
  service_custom_audits_title: 'تدقيقات مخصّصة واستراتيجية',
  service_custom_audits_description:
    'إطلاق منتج أو أزمة أو موسم رمضان أو حصر متاجر: نبني التدقيق على سؤالك أنت.',
  ideal_for_title: 'لمن هذه الخدمات',
  purpose_title: 'لماذا نعدّ',
  purpose_description: 'السوق يتحرّك بما يراه الناس، ونحن نجعله مرئيًا.',
  team_title: 'من يقفون بين الرفوف',
  technology_title: 'برمجية تدقيق من تطويرنا',
  technology_description: 'يعمل هاتف المدقّق بلا شبكة، وتمتلئ لوحتك كلّما تمّ التحقّق من زيارة.',
  technology_feature1: 'رؤية لكلّ متجر في الوقت الحقيقي',
  technology_feature2: 'تحقّق ذكي وتنبيهات',
  technology_feature3: 'بنية آمنة قابلة للتوسّع',
  parent_title: 'تسندنا شركة بيانات',
  parent_description: `«${brand.name.ar}» علامة تابعة لـ ${brand.parent.ar}. معايير الميدان نفسها وفحوص البيانات نفسها تخدم عملاء في ${formatFigure(figures.parentClientCountries, 'ar')} دولة.`,
  cta_title: 'أخبرنا أي رف تريد أن تراه.',
  cta_description: 'اذكر ما تبيعه وأين. نردّ خلال ٢٤ ساعة.',
  cta_button: 'تواصل معنا',
};
