import { auditingSmallShops } from './auditing-small-shops.ts';
import { dataQualityAnalyst } from './data-quality-analyst.ts';
import { fieldAuditor } from './field-auditor.ts';
import { measuringShelfShare } from './measuring-shelf-share.ts';
import { mysteryShoppingScenario } from './mystery-shopping-scenario.ts';
import { photoForEveryAnswer } from './photo-for-every-answer.ts';
import { questionnairesInThreeLanguages } from './questionnaires-in-three-languages.ts';
import { ramadanCalendar } from './ramadan-calendar.ts';
import type { Sample } from './sample.ts';

/** The posts that a fresh local site shows. */
export const samples: readonly Sample[] = [
  measuringShelfShare,
  mysteryShoppingScenario,
  ramadanCalendar,
  auditingSmallShops,
  questionnairesInThreeLanguages,
  photoForEveryAnswer,
  fieldAuditor,
  dataQualityAnalyst,
];
