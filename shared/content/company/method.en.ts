export const texts = {
  method_draw:
    'From the list of outlets that serve your category, a computer draws. No auditor picks an easy shop.',
  method_replacement: 'An outlet that is closed or refuses is replaced by the next on the drawn list.',
  method_photos_title: 'At least four photos a visit',
  method_photo_rules:
    'Taken in the app only, never from the gallery. No faces: people are blurred before anyone else sees the picture.',
  method_back_checks_title: 'One visit in ten is made twice',
  method_back_checks:
    'Within three days, by an auditor who made none of the first visits, has not seen the first answers and counts again.',
  method_all_visits: 'A second person reads each visit against its photos on the same day.',
  method_every_tenth: 'Visited again in the store, or by telephone where the road is closed.',
  method_differences: 'All visits of that auditor on that day are read again.',
  method_agreement:
    'We release a measure from 0.75. Below that the question is rewritten, the auditors are trained again and the wave is read once more.',
  method_second_reader: 'A second person reads the label in the picture.',
  method_call: 'If the picture cannot settle it, on the same day.',
  method_return: 'Within three days, where the answer changes a finding.',
  method_security_who: 'Each client sees its own brands only. Auditors see the visit they are on.',
  method_security_way: 'Encrypted from the phone to the server; kept encrypted on the phone until sent.',
  method_security_pictures:
    'Without faces or number plates; position and time stay in the record, not in the file.',
  method_security_kept: 'As the contract says; by default 24 months after the last wave, then deleted.',
  method_security_request: 'Export or deletion of everything within the time the law sets.',
};
