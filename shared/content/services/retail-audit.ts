import { editedIn, image, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './retail-audit.ar.ts';
import { texts as en } from './retail-audit.en.ts';

export const retailAudit = {
  ...shownOn(
    '/retail-auditing-iraq',
    { en, ar },
    {
      ...editedIn(
        { section: 'Retail Auditing and Shelf Execution' },
        {
          retail_audit_page_title: text('Retail audit page: title'),
          retail_audit_page_description: longText('Retail audit page: description'),
          retail_audit_evidence: text('Why choose us: evidence'),
          retail_audit_local_teams: text('Why choose us: local teams'),
          retail_audit_review: text('Why choose us: review'),
          retail_audit_languages: text('Why choose us: languages'),
        },
      ),
      ...editedIn(
        { section: 'Sales and Merchandising' },
        {
          service_sales_merchandising_title: text('Sales and merchandising: title'),
          service_sales_merchandising_description: longText('Sales and merchandising: description'),
        },
      ),
    },
  ),
  ...shownWhenSet('/retail-auditing-iraq', {
    ...editedIn(
      { section: 'Website Images and Assets' },
      {
        retail_audit_image: image('Retail audit picture', 600, 400),
      },
    ),
  }),
};
