import type { PostProblem } from '#shared/posts/fields.ts';
import type { JobType } from '#shared/posts/job.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PublicationState } from '#shared/posts/publication.ts';
import { copy as imageCopy } from '../images/copy.en.ts';

type Verb = 'create' | 'update' | 'delete';

const words = (noun: string, title: string, first: string) => ({
  loading: `Loading ${noun}s`,
  failed: (verb: Verb) => `Failed to ${verb} ${noun}`,
  confirmDelete: `Are you sure you want to delete this ${noun}?`,
  done: {
    create: `${title} created successfully.`,
    update: `${title} updated successfully.`,
    delete: `${title} deleted successfully.`,
  } satisfies Record<Verb, string>,
  add: `Add ${title}`,
  create: `Create ${title}`,
  edit: `Edit ${title}`,
  deletion: `Delete ${title}`,
  emptyTitle: `No ${first}s Yet`,
  emptyText: `Create your first ${first.toLowerCase()}. It stays a draft until you publish it.`,
  emptyAction: `Create the first ${first.toLowerCase()}`,
  listFailed: `The ${noun}s could not be loaded`,
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    ended: 'Ended',
  } as Record<PublicationState, string>,
});

/** Returns the verb for a label, since some labels are plural. */
const be = (label: string) => (/^(Requirements|Benefits)\b/.test(label) ? 'are' : 'is');

export const copy = {
  kinds: {
    blog: words('blog post', 'Blog Post', 'Blog Post'),
    news: words('news post', 'News Post', 'News Post'),
    career: words('career post', 'Career Post', 'Job Posting'),
  } satisfies Record<PostKind, object>,
  tryLater: 'Please try again later.',
  tryAgain: 'Try again',
  error: 'Error',
  columns: {
    title: 'Title',
    jobTitle: 'Job Title',
    author: 'Author',
    category: 'Category',
    department: 'Department',
    location: 'Location',
    type: 'Type',
    status: 'Status',
    actions: 'Actions',
  },
  published: 'Published',
  draft: 'Draft',
  fields: {
    title: { en: 'Title', ar: 'العنوان' },
    jobTitle: { en: 'Job Title', ar: 'المسمّى الوظيفي' },
    author: { en: 'Author', ar: 'الكاتب' },
    category: { en: 'Category', ar: 'التصنيف' },
    byline: { en: 'Written by', ar: 'بقلم' },
    related: { en: 'Related articles', ar: 'مقالات ذات صلة' },
    excerpt: { en: 'Excerpt', ar: 'المقتطف' },
    content: { en: 'Content', ar: 'المحتوى' },
    department: { en: 'Department', ar: 'القسم' },
    location: { en: 'Location', ar: 'الموقع' },
    type: { en: 'Job type', ar: 'نوع الوظيفة' },
    description: { en: 'Description', ar: 'الوصف الوظيفي' },
    requirements: { en: 'Requirements', ar: 'المتطلبات' },
    benefits: { en: 'Benefits', ar: 'المزايا' },
    salaryRange: { en: 'Salary range', ar: 'نطاق الراتب' },
    slug: { en: 'Address ending (slug)', ar: 'نهاية الرابط' },
    seoTitle: { en: 'SEO title', ar: 'عنوان محركات البحث' },
    seoDescription: { en: 'SEO description', ar: 'وصف محركات البحث' },
    image: { en: 'Image', ar: 'الصورة' },
    status: { en: 'Status', ar: 'الحالة' },
    publishedAt: { en: 'Publication date', ar: 'تاريخ النشر' },
    unpublishAt: { en: 'End of publication', ar: 'نهاية النشر' },
  },
  created: { article: 'Created date', job: 'Created' },
  optional: '(optional)',
  jobTypes: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contract: 'Contract',
    internship: 'Internship',
    remote: 'Remote',
  } satisfies Record<JobType, string>,
  chooseType: 'Choose a job type',
  publishedHint: 'Visitors see it as soon as it is saved.',
  draftHint: 'Only administrators see a draft.',
  arabicHint: 'Arabic fields are optional. English is shown when they are empty.',
  editor: {
    languages: 'Languages shown',
    shown: { both: 'Both', en: 'English', ar: 'العربية' },
    settings: 'Settings',
    views: 'Parts of the post',
    incomplete: 'incomplete',
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`),
    older: (count: number) =>
      count === 1
        ? '1 paragraph older than the English'
        : `${count.toLocaleString('en-GB')} paragraphs older than the English`,
    original: 'English original',
    acts: 'Formats the column you write in',
    tools: 'Format:',
    written: (count: number, limit: number) =>
      `${count.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`,
    fits: (count: number, shown: number) =>
      `${count.toLocaleString('en-GB')} of about ${shown.toLocaleString('en-GB')} characters that are shown`,
    over: (count: number) =>
      count === 1 ? '1 character too many' : `${count.toLocaleString('en-GB')} characters too many`,
  },
  createPost: 'Create Post',
  updatePost: 'Update Post',
  schedule: 'Schedule',
  saving: 'Saving',
  notSavedYet: 'The post is not saved yet. Your text is still here; save it again.',
  close: 'Close',
  editRow: 'Edit',
  deleteRow: 'Delete',
  keepPost: 'Keep it',
  toTrash: 'It goes to the trash, and can be restored from there.',
  pictureUnderWay: 'A picture that is still being uploaded',
  viewRow: 'View on site',
  moreActions: (title: string) => `More: ${title}`,
  more: 'More',
  notOpened: 'The post could not be opened. Please try again.',
  outdated: 'The latest posts could not be loaded.',
  share: {
    label: 'Copy share link',
    copied: 'Share link copied',
    use: 'Use this link for LinkedIn sharing: it has the correct meta tags and redirects to the post.',
    not: {
      draft: 'This post is a draft',
      scheduled: 'This post is not published yet',
      ended: 'This post is not published any more',
    },
    notYet: {
      draft: 'Publish it first: only a published post can be shared.',
      scheduled: 'It can be shared as soon as visitors see it.',
      ended: 'Choose another end of publication first: only a published post can be shared.',
    },
    refused: 'The link could not be copied',
  },
  kept: {
    text: 'Unsaved changes are kept:',
    proceed: 'Continue editing',
    discard: 'Discard',
  },
  undoOtherwise: {
    creation: 'Delete the post in the list',
    deletion: 'Open the trash and restore the post',
  },
  orphan: {
    text: 'Somebody else deleted this post while you were editing. Your text is still here.',
    save: 'Save as a new post',
  },
  conflict: {
    by: (name: string) =>
      `${name} changed this post while you were editing. What you had not touched now shows that version. Choose which version to keep, or take over single fields.`,
    unknown:
      'Somebody else changed this post while you were editing. What you had not touched now shows their version. Choose which version to keep, or take over single fields.',
    own: 'You changed this post in another window while you were editing it here. What you had not touched here now shows that version. Choose which version to keep, or take over single fields.',
    same: 'Nothing of it contradicts your changes.',
    empty: 'Empty',
    take: 'Use this',
  },
  uploadFailed: 'Failed to upload image.',
  blogUploadFailed: 'Failed to upload image. Using URL input instead.',
  inArabic: (label: string) => `${label} in Arabic`,
  problems: {
    required: (label: string) => `${label} ${be(label)} required`,
    'too-long': (label: string) => `${label} ${be(label)} too long`,
    address: () => 'Use an https:// address, or a path of this site such as /images/photo.jpg',
    date: () => 'Enter the day, a year of four digits and the time, or empty the field',
    'before-publication': () => 'Choose an end after the publication',
    slug: () => 'Use small Latin letters and digits, with single hyphens between them',
    taken: () => 'Another post has this address ending: choose another one',
    'taken-in-trash': () =>
      'A post in the trash has this address ending: choose another one, restore that post, or delete it for good',
    'no-picture': () => imageCopy.notThere,
    invalid: (label: string) => `${label} cannot be saved like this`,
  } satisfies Record<PostProblem, (label: string) => string>,
};
