import { vi } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import { serve } from '../serve.ts';

/** Stands for what every operation does; its result is merged into the answer. */
export const reached = vi.fn();

const submission = {
  id: 'a',
  source: 'contact' as const,
  name: 'n',
  email: 'e',
  message: 'm',
  suspicions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  processed: false,
};
/** The groups with operations that do nothing but say so, for tests of the stack around them. */
export const messages = serve('messages', {
  sendContactMessage: async (request) => ({ status: 201, body: { id: 'id', ...reached(request) } }),
  sendChatbotLead: async (request) => ({
    status: 201,
    body: { success: true, message: 'm', ...reached(request) },
  }),
  getFormToken: async (request) => ({ body: { formToken: 't', ...reached(request) } }),
  listContactSubmissions: async (request) => ({ body: [submission], ...reached(request) }),
  countContactSubmissions: async (request) => ({ body: { new: 0, done: 0 }, ...reached(request) }),
  markContactSubmissionProcessed: async (request) => ({ body: submission, ...reached(request) }),
});
export const session = serve('session', {
  login: async (request) => ({ body: { username: 'u' }, ...reached(request) }),
  logout: async (request) => ({ body: undefined, ...reached(request) }),
  getCurrentUser: async ({ administrator }) => ({ body: { username: administrator.username } }),
});
const item = {
  key: 'hero_title',
  value: 'v',
  valueAr: '',
  type: 'text' as const,
  version: 1,
  valueUpdatedAt: '2026-01-01T00:00:00.000Z',
};
export const content = serve('content', {
  getSiteContent: async (request) => ({ body: [item], ...reached(request) }),
  updateContent: async (request) => ({ body: item, ...reached(request) }),
  updateSimpleContent: async (request) => ({ body: item, ...reached(request) }),
});
const imageUrl = '/images/a.png';
export const images = serve('images', {
  uploadImage: async (request) => ({ body: { imageUrl }, ...reached(request) }),
  uploadContentImage: async (request) => ({ body: { success: true, imageUrl }, ...reached(request) }),
  finishImageUpload: async (request) => ({ body: { imageUrl }, ...reached(request) }),
});
export const newsletter = serve('newsletter', {
  subscribeToNewsletter: async (request) => ({ body: undefined, ...reached(request) }),
  listNewsletterSubscriptions: async (request) => ({ body: '"Email"\r\n', ...reached(request) }),
  unsubscribeFromNewsletter: async (request) => ({ body: undefined, ...reached(request) }),
});
export const share = serve('share', {
  shareBlogPost: async (request) => ({ body: '<!doctype html>', ...reached(request) }),
});
const stored = {
  id: 'a-post-of-the-tests',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  published: true,
};
const article = {
  ...stored,
  ...{ title: 't', titleAr: '', content: 'c', contentAr: '', excerpt: '', excerptAr: '' },
  ...{ author: 'a', authorAr: '', category: 'c', categoryAr: '', imageUrl: '' },
};
const job = {
  ...stored,
  ...{ title: 't', titleAr: '', department: 'd', departmentAr: '', location: 'l', locationAr: '' },
  ...{ type: 'remote' as const, typeAr: '', description: 'd', descriptionAr: '', requirements: 'r' },
  ...{ requirementsAr: '', benefits: '', benefitsAr: '', salaryRange: '' },
};
const listArticles = async (request: unknown) => ({ body: [article], ...reached(request) });
const answerArticle = async (request: unknown) => ({ body: article, ...reached(request) });
const listJobs = async (request: unknown) => ({ body: [job], ...reached(request) });
const answerJob = async (request: unknown) => ({ body: job, ...reached(request) });
const answerNothing = async (request: unknown) => ({ body: undefined, ...reached(request) });
export const posts = serve('posts', {
  listBlogPosts: listArticles,
  getBlogPost: answerArticle,
  listBlogCategories: async (request) => ({ body: ['c'], ...reached(request) }),
  listAllBlogPosts: listArticles,
  getAnyBlogPost: answerArticle,
  createBlogPost: answerArticle,
  updateBlogPost: answerArticle,
  deleteBlogPost: answerNothing,
  listNewsPosts: listArticles,
  getNewsPost: answerArticle,
  listAllNewsPosts: listArticles,
  getAnyNewsPost: answerArticle,
  createNewsPost: answerArticle,
  updateNewsPost: answerArticle,
  deleteNewsPost: answerNothing,
  listCareerPosts: listJobs,
  getCareerPost: answerJob,
  listAllCareerPosts: listJobs,
  getAnyCareerPost: answerJob,
  createCareerPost: answerJob,
  updateCareerPost: answerJob,
  deleteCareerPost: answerNothing,
});
export const handlers = { messages, session, content, images, posts, newsletter, share };
/** Every endpoint, with its name, for `test.each`. */
export const all: [string, Endpoint][] = Object.entries(endpoints);
/** A valid message. */
export const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };
