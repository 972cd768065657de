/** The page is written in English only. */
export { texts } from './digital-commerce.en.ts';
