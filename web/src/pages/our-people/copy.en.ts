import { brand } from '#shared/company/brand.ts';

import { texts as labels } from '#shared/content/company/figures.en.ts';
import { texts as ownTexts } from '#shared/content/company/our-people.en.ts';

export const texts = { ...labels, ...ownTexts };

export const copy = {
  meta: {
    title: `Our people | ${brand.name.en}`,
    description:
      'Auditors, interviewers, analysts and engineers in every province of Iraq, the Kurdistan Region included: who does the work and how they are trained.',
    keywords:
      'retail auditors Iraq, field team, market research team, training, working conditions, Kurdistan Region',
  },
  hero: {
    title: 'Our people',
    lead: 'Auditors, interviewers, analysts and engineers. Some know the aisle, others know how far a number can be trusted; a result needs both.',
  },
  contact: 'Contact us',
  home: 'Home',
  team: {
    title: 'The team',
    paragraphs: [
      'An auditor in Duhok and one in Basra open different doors, speak different languages and drink tea with different shop owners. They count by the same rules: only then can one province be compared with another.',
      'Behind them stand reviewers, analysts and engineers: they check visits, read numbers and keep the app working where there is no signal.',
      'A finding is worth as much as the evidence behind it, whether the news is good or bad.',
    ],
  },
  leaders: 'Who leads the work',
  development: {
    title: 'How auditors are trained',
    training: 'Trained before the first visit',
    feedback: {
      title: 'Feedback on real photos',
      text: 'A photo shows best what the next visit can improve.',
    },
    promotion: 'A way up',
    skills: {
      title: 'Skills that stay',
      text: 'Sampling, interviewing and data tools are useful in any trade.',
    },
  },
  wellness: {
    title: 'Looking after one another',
    routes: {
      title: 'Routes a person can finish',
      text: 'A plan that forgets travel and heat is not a plan.',
    },
    safety: 'Safety before data',
    life: {
      title: 'Room for life',
      text: 'People count accurately only when they are rested.',
    },
    help: {
      title: 'Somebody to call',
      text: 'Whoever is alone in the aisle should not be alone with a problem.',
    },
  },
};

export type OurPeopleCopy = typeof copy;
export type OurPeopleTexts = typeof texts;
