import { brand } from '#shared/brand.ts';
import { figures, formatFigure } from '#shared/figures.ts';

export { texts } from '#shared/content/company/our-people.en.ts';

const provinces = formatFigure(figures.provinces, 'en');

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
    lead: 'Auditors, interviewers, analysts and engineers. The ones in the field work where they live, and the ones at the desk have stood in the aisle.',
  },
  contact: 'Contact us',
  home: 'Home',
  team: {
    title: 'The team',
    network: 'professionals in our network',
    experience: 'years of experience in our team',
    paragraphs: [
      `An auditor in Duhok and one in Basra open different doors, speak different languages and drink tea with different shop owners. They count by the same rules. That is why our teams come from all ${provinces} provinces and are trained by the same people.`,
      'Behind them, reviewers look at each visit, analysts look at each number, and engineers keep the app working on old phones and poor connections.',
      'A finding carries the name of the person who made it and of the person who checked it. Nobody here is paid for good news.',
    ],
  },
  leaders: 'Who leads the work',
  development: {
    title: 'How auditors are trained',
    items: [
      {
        title: 'Trained before the first visit',
        text: 'Rules, app and conduct in the store, first in class and then beside an experienced auditor.',
      },
      {
        title: 'Feedback on real photos',
        text: 'Reviewers explain each visit they send back, so that the next one is right.',
      },
      {
        title: 'A way up',
        text: 'Supervisors, reviewers and trainers are chosen from those who did the visits.',
      },
      {
        title: 'Skills that stay',
        text: 'Sampling, interviewing and data tools, taught during working hours.',
      },
    ],
  },
  wellness: {
    title: 'Looking after one another',
    items: [
      {
        title: 'Routes a person can finish',
        text: 'Daily plans allow for travel, heat and rest.',
      },
      {
        title: 'Safety before data',
        text: 'Anyone may leave a visit that does not feel safe, without giving a reason.',
      },
      {
        title: 'Room for life',
        text: 'Shorter days in Ramadan, public holidays kept, and leave for families.',
      },
      {
        title: 'Somebody to call',
        text: 'During field hours a coordinator answers the telephone, whatever it is about.',
      },
    ],
  },
};

export type OurPeopleCopy = typeof copy;
