import { editedIn, image, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './our-people.ar.ts';
import { texts as en } from './our-people.en.ts';

export const ourPeople = {
  ...shownOn(
    '/our-people',
    { en, ar },
    {
      ...editedIn(
        { section: 'Join Our Team' },
        {
          join_team_title: text('Join our team: title'),
          join_team_description: longText('Join our team: description'),
          join_team_cta: text('Join our team: button'),
        },
      ),
      ...editedIn(
        { section: 'Meet Our Team' },
        {
          people_training: text('Training before the first visit'),
          people_promotion: text('Who becomes a supervisor'),
          people_safety: text('Safety during a visit'),
        },
      ),
    },
  ),
  ...shownWhenSet('/our-people', {
    ...editedIn(
      { section: 'Meet Our Team' },
      {
        leader1_name: text('First leader: name'),
        leader1_position: text('First leader: position'),
        leader2_name: text('Second leader: name'),
        leader2_position: text('Second leader: position'),
      },
    ),
    ...editedIn(
      { tab: 'Images', section: 'Website Images and Assets' },
      {
        team_image: image('Team picture', 800, 600),
      },
    ),
  }),
};
