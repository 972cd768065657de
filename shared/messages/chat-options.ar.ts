import type { chatOptions as english } from './chat.ts';

/** The Arabic texts of the chat assistant's answers: for visitors, the inbox and mails. */
export const chatOptions: {
  readonly [Q in keyof typeof english]: Readonly<Record<keyof (typeof english)[Q], string>>;
} = {
  service: {
    'retail-audit': 'تدقيق التجزئة',
    'mystery-shopping': 'التسوّق الخفي',
    'brand-activation': 'العروض والتفعيل',
    'market-research': 'أبحاث السوق',
    'custom-audit': 'تدقيق مخصّص',
  },
  industry: {
    fmcg: 'السلع الاستهلاكية (FMCG)',
    'food-beverage': 'الأغذية والمشروبات',
    pharmacy: 'الأدوية والصيدليات',
    automotive: 'السيارات',
    telecommunication: 'الاتصالات',
    other: 'قطاع آخر',
  },
  region: {
    iraq: 'كل العراق',
    krg: 'إقليم كوردستان فقط',
    uae: 'الإمارات',
    ksa: 'السعودية',
    egypt: 'مصر',
    libya: 'ليبيا',
    other: 'منطقة أخرى',
  },
  urgency: {
    immediately: 'فورًا',
    '1-3-months': 'خلال شهر إلى ثلاثة أشهر',
    '3-6-months': 'خلال ثلاثة إلى ستة أشهر',
    exploring: 'أستكشف الخيارات',
  },
};
