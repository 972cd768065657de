export const texts = {
  method_draw:
    'A computer draws the outlets from a list of those that serve your category. No auditor picks an easy shop.',
  method_replacement:
    'An outlet that is closed or refuses is replaced by the next on the drawn list, of the same type and province.',
  method_photos_title: 'At least four photos a visit',
  method_photo_rules:
    'Photos are taken in the app only, never from the gallery. No faces: people are blurred before anyone else sees the picture.',
  method_back_checks_title: 'One visit in ten is made twice',
  method_back_checks:
    'Within three days, by an auditor who made none of the first visits and has not seen their answers. Visit, listing and label are compared there; the photos show what stood on the shelf that day.',
  method_all_visits: 'A second person reads each visit against its photos on the same day.',
  method_every_tenth:
    'Drawn after the field day, so that nobody knows which. Visited again in the store; where the road is closed, the store confirms the visit by telephone.',
  method_differences: 'All visits of that auditor on that day are read again.',
  method_agreement:
    'A measure is released if kappa is at least 0.75 and the lower end of its interval at least 0.61 (“substantial”, Landis and Koch 1977). Otherwise the question is rewritten, the auditors are trained again and the wave is read once more. Counts, such as facings, are compared in the photos.',
  method_second_reader: 'A second person reads the label in the picture.',
  method_call: 'If the picture cannot settle it, on the same day.',
  method_return: 'Within three days, where the answer changes a finding.',
  method_security_who: 'Each client sees its own brands only. Auditors see the visit they are on.',
  method_security_way:
    'Visits are encrypted from the phone to the server, and on the phone until they are sent.',
  method_security_pictures:
    'Without faces or number plates. Position and time are in the record, not in the file.',
  method_security_kept:
    'Country and host are named in the contract. 24 months after the last wave unless we agree otherwise, then deleted.',
  method_security_request: 'Everything is exported or deleted, within a time that we agree.',
  method_survey_sample:
    'You can ask for the sample design before fieldwork: how areas, households and the person in each are drawn, how often a visit is repeated where nobody opens, and the response rate in the report.',
  method_survey_consent:
    'You can ask that each interview begins with who asks and why, how long it takes, and that answering is voluntary.',
  method_survey_withdrawal:
    'You can ask that everyone may leave out a question or stop, and have the answers deleted as long as they can be traced to that person.',
  method_survey_contacts:
    'You can ask that names and numbers are kept apart from the answers, serve only to check the interviews of your survey, and are neither sold nor passed on.',
};
