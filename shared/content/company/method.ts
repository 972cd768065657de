import { coverage, editedIn, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './method.ar.ts';
import { texts as en } from './method.en.ts';

/** Texts about how audits are made and checked, all of which the owner has to confirm. */
export const method = {
  ...shownOn(
    '/method',
    { en, ar },
    editedIn(
      { tab: 'About Us', section: 'What Makes Us Different' },
      {
        method_draw: longText('Method: how stores are drawn'),
        method_replacement: text('Method: closed outlets'),
        method_photos_title: text('Method: photos, title'),
        method_photo_rules: longText('Method: rules for photos'),
        method_back_checks_title: text('Method: back-checks, title'),
        method_back_checks: longText('Method: back-checks'),
        method_all_visits: text('Method: what is checked of every visit'),
        method_every_tenth: text('Method: how a visit is made again'),
        method_differences: text('Method: what follows from a difference'),
        method_agreement: longText('Method: from which agreement a measure is released'),
        method_second_reader: text('Method: doubtful answers, second reader'),
        method_call: text('Method: doubtful answers, call'),
        method_return: text('Method: doubtful answers, return'),
        method_security_who: text('Method: who sees data'),
        method_security_way: text('Method: encryption'),
        method_security_pictures: text('Method: what pictures hold'),
        method_security_kept: text('Method: how long data is kept'),
        method_security_request: text('Method: export and deletion'),
        method_survey_sample: longText('Method: interviews, sample'),
        method_survey_consent: longText('Method: interviews, consent'),
        method_survey_withdrawal: longText('Method: interviews, withdrawal'),
        method_survey_contacts: longText('Method: interviews, contacts'),
      },
    ),
  ),
  ...shownWhenSet(
    '/method',
    editedIn(
      { tab: 'About Us', section: 'What Makes Us Different' },
      {
        method_coverage: coverage('Method: coverage by province and outlet'),
        method_case_1: longText('Method: first case'),
        method_case_2: longText('Method: second case'),
        method_case_3: longText('Method: third case'),
      },
    ),
  ),
};
