import { css } from '#styles/css';

/**
 * For the link to the same page in another language, labelled with that language's own name: on English pages the Arabic
 * name has a font with only its letters, so that it looks as on the Arabic page.
 */
export const languageNameStyle = css({
  '&:lang(ar):is(:root[lang=en] *)': {
    fontFamily: "['Alexandria Language Name', Tahoma, Arial, sans-serif]",
  },
});
