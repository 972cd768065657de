import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A rule: words that are not allowed, the words to use instead, and lines that are exempt. */
interface Rule {
  readonly not: RegExp;
  readonly but: string;
  readonly except?: RegExp;
}

/** Rules for Arabic texts: one term for each thing everywhere, and no word-for-word translations. */
const arabic: readonly Rule[] = [
  { not: /تسوّ?ق(ون|ين)? (ال)?سري/u, but: 'خفي' },
  { not: /كرد(ي|ستان)/u, but: 'كوردي، كوردستان' },
  { not: /[إا]نكليز|انجليز/u, but: 'الإنجليزية' },
  { not: /منص(ة|ات|ت)/u, but: 'ستاند; منصة is software', except: /منصة تنفيذ التجزئة/ },
  { not: /لوح(ة|ات) (المتابعة|القيادة)|(?<!\p{L})(ال)?لوحات شهرية/u, but: 'لوحة البيانات' },
  { not: /(بلا|بدون|دون) (تغطية|اتصال)|بدون شبكة/u, but: 'بلا شبكة' },
  { not: /صفحة الاتصال|اتصل بنا/u, but: 'تواصل معنا' },
  { not: /بقال(ة|ات)/u, but: 'دكان، دكاكين' },
  { not: /برمجية|برنامج التدقيق/u, but: 'نظام التدقيق' },
  { not: /(الوقت|الزمن) الحقيقي/u, but: 'أولًا بأول' },
  { not: /(عند|سعر) الصندوق|منضدة البيع/u, but: 'الكاشير' },
  { not: /السلع سريعة التداول/u, but: 'السلع الاستهلاكية' },
  { not: /ماذا نقدّ?م/u, but: 'خدماتنا' },
  { not: /ابدأ الآن/u, but: 'اطلب عرض سعر' },
  { not: /تدقيقات/u, but: 'أنواع من التدقيق، التدقيق المخصّص' },
  { not: /نصّ? الحديث|معدودة|وحصرًا|بلهجتين|قيودًا|تصفّيها|تحسب الصفحات/u, but: 'a word that means it' },
  { not: /(في|إلى|من) (ال)?ممرّ?(ات)?(?!\p{L})/u, but: 'عند الرف، أمام الرفوف', except: /الممر الأول/ },
  { not: /(بصورة|صور) ومكان/u, but: 'موثّقة بالصورة والمكان والوقت' },
  { not: /محافظات العراق (كلها |كافة )?وإقليم|الثماني عشرة وإقليم/u, but: 'ومنها محافظات إقليم كوردستان' },
  { not: /(يمكن|لدي|عملائ|منتجات|متاجر)كم(?!\p{L})|تموها/u, but: 'أنت: يمكنك، لديك' },
  { not: /(?<!\p{L})تمّ?ت? (ال)?\p{L}{3}/u, but: 'the verb itself' },
  { not: /نافذة ملفات تعريف/u, but: 'شريط ملفات تعريف الارتباط' },
  { not: /(?<!\p{L})(ال)?محلل/u, but: 'محلّل' },
  { not: /المدرّبون أنفسهم/u, but: 'فريق واحد من المدرّبين: the same ones, not they themselves' },
  { not: /ولا سجل(?!\p{L})/u, but: 'ولا ذكر في أي سجل: no entry, not no till' },
  { not: /استبيان واحد/u, but: 'استمارة: of an audit' },
  { not: /مزعج/u, but: 'غير مرغوب فيه، مشتبه به: of spam' },
  { not: /(?<!\p{L})(ال)?قائد/u, but: 'عضو الإدارة: of a company' },
  { not: /عيّنة وسعر(?!ًا)/u, but: 'نموذج تقرير وسعر' },
  {
    not: /(?<!(واجه\p{L}+|مواد|صالات|مواقع|مساحات|طريقة|حسن) )(?<!\p{L})(ال|بال|لل|و)?عرض(?![\p{L}\p{M}])(?! (ال)?(سعر|ترويجي|توضيحي|تقديمي|أسعار|المزيد))/u,
    but: 'عرض سعر، عرض ترويجي، عرض توضيحي',
    except: /يحتاج عرض|في عرضها|ليست عرضًا/,
  },
];

const wordEnd = '(?![\\p{L}\\p{M}])';
const prefix = '(?<!\\p{L})[وف]?(ال|لل|بال|[بلك])?';
/**
 * Rules for shadda. It is written where the word could be read as another: on the middle letter of مدقّق، نقدّم، توفّر. It is
 * not written on a doubled last letter, an assimilated first letter or an ending.
 */
const shadda: readonly Rule[] = [
  {
    not: new RegExp(
      `${prefix}(كلّ|ثمّ|[أإ]نّ|لكنّ|أيّ|أمّا|عمّا|ممّن|ربّما|حصّ|رفّ|ردّ|[نيت]ردّ|خطّ(?!ط)|خفيّ|ملفّ|منصّ|مهمّ|مدّة|مرّ(ة|ات|تين)|سيّار|كمّي|صحّة|شكّ|[يت]ستحقّ|حقّ|تمّ|بدّ|[أنيت]ودّ|حدّ(?!د|ث)|حرّ(?!ك)|مختصّ|محلّ(?!ل)|عامّ|ممرّ|متّ|[يتن]تّ|مستمرّ|بقيّ|سجلّات)`,
      'u',
    ),
    but: 'no shadda',
  },
  {
    not: new RegExp(
      `${prefix}(مدقق(ين|ون|و)?|[ني]قدم|متسوق(ين|ون)?|تسوق|موزع(ين|ون|و)?|مخصصة?|مخطط|مدرب(ين|ون)?|تحقق|[يتن]تحقق|[ين]قدر|توفر|[يت]سجل|مدونة|تعلم|[يتن]تعلم|نعد)${wordEnd}`,
      'u',
    ),
    but: 'with shadda',
  },
];

/** Rules for English texts: British spelling, and the same promises on all pages. */
const english: readonly Rule[] = [
  {
    not: /\b\w*(organiz|recogniz|behavior|neighbor|color\b|center\b|catalog\b|favorite)/i,
    but: 'British spelling',
  },
  { not: /\bprogram\b/i, but: 'programme' },
  { not: /\be-mail/i, but: 'email' },
  { not: /\bresumes?\b/i, but: 'CV', except: /Submit Your Resume/ },
  {
    not: /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/,
    but: '19 November 2026',
  },
  { not: /\d-\d+ (week|month|day|year)/, but: 'an en dash' },
  {
    not: /real.{0,3}time/i,
    but: 'the day it is checked',
    except: /title: 'Real-.*time store-.*level insights'/,
  },
  { not: /places and times/i, but: 'a photo, a place and a time' },
  { not: /(photo|place|time).{0,12} (for|of|beside) (every|each) answer/i, but: 'a photo for every finding' },
  { not: /provinces? of Iraq and the Kurdistan Region/, but: 'the Kurdistan Region included' },
  { not: /\bbaqala\b|\bdukkan\b(?!:)/i, but: 'grocery' },
  { not: /\bmini market/i, but: 'minimarket' },
  { not: /\bevaluators?\b/i, but: 'mystery shopper', except: /title: 'Evaluator training'/ },
  { not: /a scope,? (and|with) (a|its) price(?! range)/i, but: 'a scope and a price range' },
  { not: /\bduring prayers\b/i, but: 'for Friday prayers' },
  { not: /say what you sell/i, but: 'Tell us what you sell and where.' },
];

/** The files that may promise a reply within 24 hours. */
const promised = /\/(home|contact|chat|terms|receive-message)|fallbacks\/contact/;

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = ['shared', 'functions', 'web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(testing|bench)\//.test(file))
    .map((file) => `${folder}/${file}`),
);
/** Files of texts that are read in English. */
const texts = files.filter((file) => /\.en\.ts$|posts\/samples\/|shared\/chat\.ts$/.test(file));

interface Line {
  readonly place: string;
  readonly text: string;
}

/** Returns the lines of a file, without its comments. */
const linesOf = (file: string): Line[] =>
  read(file)
    .split('\n')
    .map((text, i) => ({ place: `${file}:${i + 1}`, text }))
    .filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text));

const breaches = (lines: readonly Line[], rules: readonly Rule[]) =>
  rules.flatMap(({ not, but, except }) =>
    lines
      .filter(({ text }) => not.test(except ? text.replace(except, '') : text))
      .map(({ place, text }) => `${place} (${but}): ${not.exec(text)?.[0]} in ${text.trim()}`),
  );

const arabicLines = files.flatMap(linesOf).filter(({ text }) => /\p{Script=Arabic}{2}/u.test(text));
const englishLines = texts.flatMap(linesOf);

test('checks all texts', () => {
  expect(arabicLines.length).toBeGreaterThan(1000);
  expect(englishLines.length).toBeGreaterThan(1500);
});

test('Arabic uses one term for each thing', () => {
  expect(breaches(arabicLines, arabic)).toEqual([]);
});

test('shadda follows one rule', () => {
  expect(breaches(arabicLines, shadda)).toEqual([]);
});

test('English is British, and uses fixed terms for promises', () => {
  expect(breaches(englishLines, english)).toEqual([]);
});

test('a reply within 24 hours is promised where people write to the company', () => {
  const elsewhere = files.filter((file) => !promised.test(file)).flatMap(linesOf);
  expect(breaches(elsewhere, [{ not: /within 24 hours|خلال ٢٤ ساعة/, but: 'without the hours' }])).toEqual(
    [],
  );
});
