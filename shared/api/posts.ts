import * as z from 'zod/mini';
import {
  article,
  articleUpdate,
  categoryQuery,
  job,
  jobUpdate,
  listedArticle,
  listedJob,
  newArticle,
  newJob,
  postBodyMaxBytes,
  postListQuery,
  postPageQuery,
} from '../posts/post.ts';
import { endpoint } from './endpoint.ts';

/** What visitors read is kept by the CDN for two seconds; who has a session reads past it. */
const briefly = 'public, max-age=0, s-maxage=2';

/** Published posts, newest first. Without `fields=summary` a page holds at most 20, and fewer where they are long. */
/* @__NO_SIDE_EFFECTS__ */
function publicList<const Segment extends string, Listed extends z.ZodMiniType>(
  segment: Segment,
  listed: Listed,
) {
  return endpoint({
    method: 'GET',
    path: `/api/${segment}`,
    group: 'posts',
    access: 'public',
    query: postListQuery,
    response: z.array(listed),
    cache: briefly,
  });
}

/** A published post. */
/* @__NO_SIDE_EFFECTS__ */
function publicPost<const Segment extends string, Post extends z.ZodMiniType>(segment: Segment, post: Post) {
  return endpoint({
    method: 'GET',
    path: `/api/${segment}/{id}`,
    group: 'posts',
    access: 'public',
    response: post,
    cache: briefly,
  });
}

/** All posts, drafts too, newest first. */
/* @__NO_SIDE_EFFECTS__ */
function adminList<const Segment extends string, Listed extends z.ZodMiniType>(
  segment: Segment,
  listed: Listed,
) {
  return endpoint({
    method: 'GET',
    path: `/api/admin/${segment}`,
    group: 'posts',
    access: 'admin',
    query: postPageQuery,
    response: z.array(listed),
  });
}

/** A post as it is now, also a draft: what an editor begins with who has only read its summary. */
/* @__NO_SIDE_EFFECTS__ */
function adminPost<const Segment extends string, Post extends z.ZodMiniType>(segment: Segment, post: Post) {
  return endpoint({
    method: 'GET',
    path: `/api/admin/${segment}/{id}`,
    group: 'posts',
    access: 'admin',
    response: post,
  });
}

/** A new post. With an `Idempotency-Key` a retry makes no second one. */
/* @__NO_SIDE_EFFECTS__ */
function creation<const Segment extends string, Body extends z.ZodMiniType, Post extends z.ZodMiniType>(
  segment: Segment,
  body: Body,
  post: Post,
) {
  return endpoint({
    method: 'POST',
    path: `/api/admin/${segment}`,
    group: 'posts',
    access: 'admin',
    body,
    bodyMaxBytes: postBodyMaxBytes,
    response: post,
  });
}

/** Saves a post. A version that is not the stored one is 409, with the stored post as `current`. */
/* @__NO_SIDE_EFFECTS__ */
function update<const Segment extends string, Body extends z.ZodMiniType, Post extends z.ZodMiniType>(
  segment: Segment,
  body: Body,
  post: Post,
) {
  return endpoint({
    method: 'PUT',
    path: `/api/admin/${segment}/{id}`,
    group: 'posts',
    access: 'admin',
    body,
    bodyMaxBytes: postBodyMaxBytes,
    response: post,
  });
}

/* @__NO_SIDE_EFFECTS__ */
function deletion<const Segment extends string>(segment: Segment) {
  return endpoint({ method: 'DELETE', path: `/api/admin/${segment}/{id}`, group: 'posts', access: 'admin' });
}

export const listBlogPosts = publicList('blog-posts', listedArticle);
export const getBlogPost = publicPost('blog-posts', article);
/** The categories of the published blog posts as a reader of a language sees them, in alphabetical order. */
export const listBlogCategories = endpoint({
  method: 'GET',
  path: '/api/blog-posts/categories',
  group: 'posts',
  access: 'public',
  query: categoryQuery,
  response: z.array(z.string()),
  cache: briefly,
});
export const listAllBlogPosts = adminList('blog-posts', listedArticle);
export const getAnyBlogPost = adminPost('blog-posts', article);
export const createBlogPost = creation('blog-posts', newArticle, article);
export const updateBlogPost = update('blog-posts', articleUpdate, article);
export const deleteBlogPost = deletion('blog-posts');

export const listNewsPosts = publicList('news-posts', listedArticle);
export const getNewsPost = publicPost('news-posts', article);
export const listAllNewsPosts = adminList('news-posts', listedArticle);
export const getAnyNewsPost = adminPost('news-posts', article);
export const createNewsPost = creation('news-posts', newArticle, article);
export const updateNewsPost = update('news-posts', articleUpdate, article);
export const deleteNewsPost = deletion('news-posts');

export const listCareerPosts = publicList('career-posts', listedJob);
export const getCareerPost = publicPost('career-posts', job);
export const listAllCareerPosts = adminList('career-posts', listedJob);
export const getAnyCareerPost = adminPost('career-posts', job);
export const createCareerPost = creation('career-posts', newJob, job);
export const updateCareerPost = update('career-posts', jobUpdate, job);
export const deleteCareerPost = deletion('career-posts');
