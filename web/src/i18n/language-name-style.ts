import { css } from '#styles/css';

/**
 * For a link to the same page in another language, which bears that language's own name: on English pages the Arabic
 * name comes in a font that holds its letters only, so that it looks as it does on the page it leads to.
 */
export const languageNameStyle = css({
  '&:lang(ar):is(:root[lang=en] *)': {
    fontFamily: "['Alexandria Language Name', Tahoma, Arial, sans-serif]",
  },
});
