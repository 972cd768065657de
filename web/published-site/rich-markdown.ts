/** Everything that Markdown can express in a post, some of it in unusual places. */
const marks = `# One
### Three # with \`code\` and [a link](/contact "Contact")
Setext
======

A paragraph, *emphasis*, **strong *both***, \`<code>\`, a hard  
break, &copy; &#x41; &bogus; <b>no markup</b> <!-- no comment -->, [page](/what-we-do?x=1&y=2#main-content),
[out](https://example.org/a|b?c[]="d"#e#f 'title'), <https://example.org/>, <someone@example.org>, [ref][one], [tel](tel:+9647700000000).

[one]: https://example.org/reference "Reference"

![Shelf](/icon-512.png#512x512 "Shelf") [![Linked](/icon-192.png)](/blog) ![](/favicon.svg)

- tight
- list
  1. nested
  2. list

     with a paragraph

     > and a quotation
     >
     > ## with a heading
     > * and a list
7. seven

- loose

- list
  \`\`\`js
  fenced('<code>');
  \`\`\`

    indented code

---

<div onclick="x">a block of HTML</div>

| a | b |
| - | - |
| 1 | 2 |

#
>
-
###### Six
`;

export const richMarkdown = {
  en: marks,
  ar: `${marks}\n## عنوان عربيّ\n\nفقرة فيها **خطّ عريض** و English و[رابط](/contact)، و١٢٣.\n\n1. أوّل\n2. ثانٍ\n`,
};
