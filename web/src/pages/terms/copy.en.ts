import { brand } from '#shared/company/brand.ts';

export const copy = {
  meta: {
    title: `Terms of Use | ${brand.name.en}`,
    description:
      'The terms for using this website: what its content is for, what you may do with it, messages and quotes, links and liability.',
    keywords: 'terms of use, website terms, copyright, liability, quotes',
  },
  title: 'Terms of Use',
  lead: 'These terms are about this website. Audits, research and software have contracts of their own.',
  updated: 'Last changed in November 2026.',
  sections: [
    {
      title: 'Who offers this website',
      paragraphs: [
        `${brand.name.en}, a brand of ${brand.parent.en}, ${brand.address.en}. By using the website you accept these terms; if you do not, please do not use it.`,
      ],
    },
    {
      title: 'What the content is for',
      paragraphs: [
        'The pages describe our services in general. They are not an offer, and not advice for a particular decision. Pictures of shelves, stores and screens are illustrations and show no client’s data.',
        'We write with care and correct what is wrong. We do not promise that every page is complete and current at every moment.',
      ],
    },
    {
      title: 'Messages and quotes',
      paragraphs: [
        'A message through the contact form or the chat is a question and does not bind you to anything. A quote becomes a contract only when both sides confirm it in writing.',
        'We reply to every message within 24 hours, unless disturbances we cannot control prevent it. The reply may first ask for what is still missing for a scope and a price range.',
      ],
    },
    {
      title: 'What you may do',
      paragraphs: [
        'You may read, print and link to the pages, and quote short passages if you name the source. Texts, drawings, names and the design remain ours or those of their owners.',
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: ['Please do not:'],
      items: [
        'send messages in somebody else’s name, advertising or unlawful content;',
        'try to reach areas that are not public, or to disturb the website;',
        'copy pages in bulk, or present them as your own.',
      ],
    },
    {
      title: 'Links',
      paragraphs: ['Where we link to other websites, their owners are responsible for what they show.'],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The website is free to use and is provided as it is. As far as the law allows, we are not liable for damage that comes from using it or from its being unavailable.',
      ],
    },
    {
      title: 'Law',
      paragraphs: [
        'The law of the Republic of Iraq applies. If one of these terms is not valid, the others remain so.',
      ],
    },
    {
      title: 'Changes and questions',
      paragraphs: [`The terms shown here on the day of your visit apply. Questions: ${brand.email}.`],
    },
  ],
  home: 'Home',
};

export type TermsCopy = typeof copy;
