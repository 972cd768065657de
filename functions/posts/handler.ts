import { serve } from '#functions/http/serve.ts';
import * as api from '#shared/api/posts.ts';
import { listBlogCategories } from './blog-categories.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { getAnyPost } from './get-any-post.ts';
import { getPublishedPost } from './get-published-post.ts';
import { listAllPosts } from './list-all-posts.ts';
import { listPublishedPosts } from './list-published-posts.ts';
import { blog, career, news } from './post-kinds.ts';
import { updatePost } from './update-post.ts';

export const handler = serve('posts', {
  listBlogPosts: listPublishedPosts(blog, api.listBlogPosts.path),
  getBlogPost: getPublishedPost(blog),
  listBlogCategories,
  listAllBlogPosts: listAllPosts(blog, api.listAllBlogPosts.path),
  getAnyBlogPost: getAnyPost(blog),
  createBlogPost: createPost(blog),
  updateBlogPost: updatePost(blog),
  deleteBlogPost: deletePost(blog),

  listNewsPosts: listPublishedPosts(news, api.listNewsPosts.path),
  getNewsPost: getPublishedPost(news),
  listAllNewsPosts: listAllPosts(news, api.listAllNewsPosts.path),
  getAnyNewsPost: getAnyPost(news),
  createNewsPost: createPost(news),
  updateNewsPost: updatePost(news),
  deleteNewsPost: deletePost(news),

  listCareerPosts: listPublishedPosts(career, api.listCareerPosts.path),
  getCareerPost: getPublishedPost(career),
  listAllCareerPosts: listAllPosts(career, api.listAllCareerPosts.path),
  getAnyCareerPost: getAnyPost(career),
  createCareerPost: createPost(career),
  updateCareerPost: updatePost(career),
  deleteCareerPost: deletePost(career),
});
