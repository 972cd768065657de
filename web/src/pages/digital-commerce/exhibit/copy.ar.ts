import type { ListingsCopy } from './copy.en.ts';
import { listPrice, resultsChecked } from './listings.ts';

export const copy: ListingsCopy = {
  title: 'منتج واحد في ثلاثة متاجر إلكترونية: سبعة أخطاء',
  example: 'بيانات توضيحية',
  product: (price) => ['دبس تمر ٤٥٠ غم، سعر القائمة ', `${price} دينارًا`, '، وكلمة البحث «دبس تمر»'],
  table: 'ما فُحص في كل متجر إلكتروني',
  shops: { a: 'المتجر أ', b: 'المتجر ب', c: 'المتجر ج' },
  checks: { picture: 'الصورة', price: 'السعر', stock: 'التوفّر', search: 'موقعه في البحث' },
  right: (right, all, write) =>
    right === 0 ? 'لا شيء صحيح' : `${write(right)} من ${write(all)} ${right === 1 ? 'صحيح' : 'صحيحة'}`,
  found: (check, write) => {
    switch (check.check) {
      case 'picture':
        return { current: 'العبوة الحالية', old: 'عبوة قديمة', none: 'بلا صورة' }[check.picture];
      case 'price':
        if (check.percent === 0) return 'كما في القائمة';
        return `${check.percent > 0 ? 'أعلى' : 'أقل'} بنسبة ${write(Math.abs(check.percent))}٪`;
      case 'stock':
        return check.inStock ? 'يمكن طلبه' : 'نفد المخزون';
      case 'search':
        if (!check.place) return `خارج أول ${write(resultsChecked)}`;
        return `المرتبة ${write(check.place)}${check.fault ? '' : ` من ${write(resultsChecked)}`}`;
    }
  },
  fault: (number, found) => `${number}، ${found}`,
  number: (number, all) => `الخطأ ${number} من ${all}: `,
  about: (check, shop, write) => {
    switch (check.check) {
      case 'picture':
        return check.picture === 'none'
          ? { what: `${shop} لا يعرض صورة`, next: 'نرسل الصور الحالية إلى المتجر ونتحقّق بعد يومين' }
          : {
              what: `${shop} ما زال يعرض العبوة القديمة`,
              next: 'نرسل الصور الحالية إلى المتجر ونتحقّق بعد يومين',
            };
      case 'price':
        return {
          what: `${shop} يبيع بـ${write(check.price)} دينارًا، وقائمتك تقول ${write(listPrice)}`,
          next: 'نطلب من المتجر تصحيحه ونتحقّق بعد يومين',
        };
      case 'stock':
        return { what: `نفد المنتج من ${shop}`, next: 'نبلّغ من يزوّد المتجر ونتحقّق بعد يوم' };
      case 'search':
        return {
          what: check.place
            ? `${shop} يضعه في المرتبة ${write(check.place)}، في الصفحة ${write(check.page ?? 1)}`
            : `${shop} لا يضعه ضمن أول ${write(resultsChecked)} نتيجة`,
          next: 'نضع كلمات البحث الشائعة في العنوان ونتحقّق بعد أسبوع',
        };
    }
  },
  seen: (time, next) => `شوهد في ١٨ أيار، ${time}. التالي: ${next}.`,
  previous: 'الخطأ السابق',
  next: 'الخطأ التالي',
  faults: 'كل الأخطاء',
  sheet: {
    head: 'الموقع في البحث',
    title: (results) => `أول ${results} نتيجة، صفحة صفحة`,
    measure: 'الواجهة الصفراء منتجك، وكل مجموعة صفحة من نتائج البحث.',
  },
};
