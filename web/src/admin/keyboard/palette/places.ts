import {
  Archive,
  Download,
  Gauge,
  House,
  Images,
  Inbox,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  Mail,
  Monitor,
  PenLine,
  Plus,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { Localized } from '#shared/language.ts';

/** An action of the search that is not a link. */
export type Act = 'export-messages' | 'shortcuts' | 'language' | 'password' | 'codes' | 'sessions' | 'logout';

/** A screen or an action. Found by its names in both languages, and by other words that people use for it. */
export interface Place {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly names: Localized;
  readonly also?: string;
  readonly to?: string;
  readonly act?: Act;
  readonly isForOwners?: true;
}

const tab = (name: string) => `${adminAddresses.dashboard}?tab=${name}`;
const place = (id: string, icon: LucideIcon, en: string, ar: string, more: Partial<Place> = {}): Place => ({
  id,
  icon,
  names: { en, ar },
  to: tab(id),
  ...more,
});
const action = (act: Act, icon: LucideIcon, en: string, ar: string, more: Partial<Place> = {}): Place => ({
  id: act,
  icon,
  names: { en, ar },
  act,
  ...more,
});

/** The screens of the admin area; the tabs of the dashboard under their own names. */
export const screens: readonly Place[] = [
  place('overview', Gauge, 'Overview', 'نظرة عامة', { also: 'home start dashboard الرئيسية' }),
  place('content', PenLine, 'Website Content', 'محتوى الموقع', { also: 'texts pages نصوص صفحات' }),
  place('messages', Inbox, 'Customer Messages', 'رسائل العملاء', { also: 'inbox leads الوارد' }),
  place('blog', PenLine, 'Blog Posts', 'المدوّنة', { also: 'articles مقالات' }),
  place('news', PenLine, 'News', 'الأخبار'),
  place('careers', PenLine, 'Careers', 'الوظائف', { also: 'jobs شواغر' }),
  place('pictures', Images, 'Pictures', 'الصور', { also: 'images photos library مكتبة' }),
  place('newsletter', Mail, 'Newsletter', 'النشرة البريدية', { also: 'readers subscribers قراء مشتركون' }),
  place('usage', Gauge, 'What Visitors Try', 'ما يجرّبه الزوار', { also: 'usage statistics إحصاءات' }),
  place('people', Users, 'People', 'المستخدمون', {
    also: 'users accounts audit log حسابات سجل التدقيق',
    isForOwners: true,
  }),
  place('backups', Archive, 'Backups', 'النسخ الاحتياطية', { also: 'restore استعادة', isForOwners: true }),
  place('completed', Inbox, 'All completed messages', 'كل الرسائل المنجزة', {
    to: tab('messages&view=completed'),
  }),
  place('spam', Inbox, 'Possible spam', 'رسائل مشتبه بها', { to: tab('messages&view=spam') }),
  place('arabic', Languages, 'Missing Arabic', 'ما ينتظر الترجمة', {
    to: tab('content&part=arabic'),
    also: 'translations ترجمة',
  }),
  place('replace', PenLine, 'Search and replace', 'بحث واستبدال', { to: tab('content&part=replace') }),
  place('claims', ShieldCheck, 'Claims to confirm', 'معلومات تنتظر التأكيد', {
    to: tab('content&part=claims'),
    also: 'figures أرقام',
  }),
  place('simple', PenLine, 'All texts on one page', 'كل النصوص في صفحة واحدة', {
    to: adminAddresses.simple,
    also: 'simple content editor المحرر البسيط',
  }),
];

/** The actions that are available on every screen. */
export const actions: readonly Place[] = [
  place('new-blog', Plus, 'New blog post', 'مقال جديد', {
    to: tab('blog&post=new'),
    also: 'add create write article أضف إضافة إنشاء منشور',
  }),
  place('new-news', Plus, 'New news post', 'خبر جديد', {
    to: tab('news&post=new'),
    also: 'add create write أضف إضافة إنشاء منشور',
  }),
  place('new-career', Plus, 'New job posting', 'وظيفة جديدة', {
    to: tab('careers&post=new'),
    also: 'add create write career أضف إضافة إنشاء منشور',
  }),
  action('export-messages', Download, 'Export messages as CSV', 'تنزيل الرسائل بصيغة CSV', {
    also: 'download spreadsheet excel تصدير جدول',
  }),
  place('export-newsletter', Download, 'Newsletter addresses as CSV', 'عناوين النشرة بصيغة CSV', {
    to: tab('newsletter'),
    also: 'export download تصدير تنزيل',
    isForOwners: true,
  }),
  action('language', Languages, 'العربية', 'English', { also: 'language arabic اللغة الإنجليزية' }),
  place('website', House, 'View the website', 'زيارة الموقع', { to: '/', also: 'home الرئيسية' }),
  action('password', KeyRound, 'Change password', 'تغيير كلمة المرور'),
  action('codes', ShieldCheck, 'One-time codes', 'رموز التحقّق', {
    also: 'two factor 2fa التحقّق بخطوتين',
  }),
  action('sessions', Monitor, 'Sessions', 'الجلسات', { also: 'devices أجهزة' }),
  action('shortcuts', Keyboard, 'Shortcuts', 'اختصارات لوحة المفاتيح', { also: 'keys help مساعدة' }),
  action('logout', LogOut, 'Logout', 'تسجيل الخروج', { also: 'sign out log out خروج' }),
];
